import type { GenerateRequest } from '#domain/engine/generate.ts';
import { Client, type Sent } from './client.ts';
import type { Unit } from './load.ts';
import type { Person, Stage, Target } from './stage.ts';
import { repeatedRequestAt, requestAt } from './texts.ts';

/** Sends load of one kind to some servers in turn. */
export interface Load {
  readonly unit: Unit;
  readonly targets: readonly Target[];
  close(): void;
}

const connections = 128;

/** Posts of four platforms as a usual answer has them: what is kept as a chat beside the source. */
const usualPosts = JSON.stringify(
  Object.fromEntries(
    Object.entries({ twitter: 260, linkedin: 900, facebook: 500, instagram: 700 }).map(
      ([platform, length]) => [platform, 'A finding. '.repeat(Math.ceil(length / 11)).slice(0, length)],
    ),
  ),
);

/** What the floor does for one writing: the posts counted and the chat kept, in one request. */
export function floorLoad({ floor, people }: Stage): Load {
  return loadOf([floor], (index) => {
    const body = JSON.stringify({
      userId: personAt(people, index).userId,
      sessionId: `floor-${index}`,
      messages: messagesOf(requestAt(index)),
    });
    return [{ method: 'POST', path: '/', body }];
  });
}

/** `POST /api/posts` alone: signed in, four platforms, posts reserved and counted. */
export function postsLoad({ people }: Stage, targets: readonly Target[], texts = requestAt): Load {
  return loadOf(targets, (index) => [postsOf(people, index, texts(index))]);
}

/** The same source again and again in other tones, as the memory of the engine likes it best. */
export function repeatedLoad(stage: Stage, targets: readonly Target[]): Load {
  return postsLoad(stage, targets, repeatedRequestAt);
}

/** What the screen does: the posts are written, then kept as a chat. Two requests. */
export function writingLoad({ people }: Stage, targets: readonly Target[]): Load {
  return loadOf(targets, (index) => {
    const request = requestAt(index);
    return [postsOf(people, index, request), chatOf(people, index, request)];
  });
}

/** `POST /api/posts` without the engine: posts that a browser wrote are only counted, with the same statements. */
export function countingLoad({ people }: Stage, targets: readonly Target[]): Load {
  return loadOf(targets, (index) => [countOf(people, index)]);
}

/** The two requests of the screen without the engine. */
export function savingLoad({ people }: Stage, targets: readonly Target[]): Load {
  return loadOf(targets, (index) => [countOf(people, index), chatOf(people, index, requestAt(index))]);
}

function countOf(people: readonly Person[], index: number): Sent {
  const body = JSON.stringify({ platforms: requestAt(index).platforms });
  return { method: 'POST', path: '/api/posts/count', headers: headersOf(people, index), body };
}

function postsOf(people: readonly Person[], index: number, request: GenerateRequest): Sent {
  return {
    method: 'POST',
    path: '/api/posts',
    headers: headersOf(people, index),
    body: JSON.stringify(request),
  };
}

function chatOf(people: readonly Person[], index: number, request: GenerateRequest): Sent {
  return {
    method: 'PUT',
    path: `/api/chats/speed-${index}`,
    headers: headersOf(people, index),
    body: JSON.stringify({ messages: messagesOf(request) }),
  };
}

function messagesOf({ inputText }: GenerateRequest) {
  return [
    { role: 'user', content: inputText },
    { role: 'assistant', content: usualPosts },
  ];
}

function headersOf(people: readonly Person[], index: number): Record<string, string> {
  return { ...personAt(people, index).headers };
}

function personAt(people: readonly Person[], index: number): Person {
  const person = people[index % people.length];
  if (person === undefined) throw new Error('There is nobody to write for.');
  return person;
}

/** The requests of a unit follow each other, on one server; units go to the servers in turn. */
function loadOf(targets: readonly Target[], requestsOf: (index: number) => Sent[]): Load {
  const clients = targets.map(({ url }) => new Client(url, connections));
  return {
    targets,
    unit: async (index) => {
      const client = clients[index % clients.length];
      for (const request of requestsOf(index)) {
        const answer = await client?.send(request);
        if (answer?.status !== 200) throw new Error(`${request.path}: ${answer?.status} ${answer?.text}`);
      }
    },
    close: () => {
      for (const client of clients) client.close();
    },
  };
}
