/** Pages of ours in one browser hear each other here, also where a provider cut the window off from the page that opened it. */
const name = 'paperlark-sign-in';

/** Tells the page that waits what the window came back with: a query string. `onHeard` is called when it heard. */
export function tellSignIn(search: string, onHeard: () => void): void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }) => {
    if (data !== `heard:${search}`) return;
    channel.close();
    onHeard();
  });
  channel?.postMessage(search);
}

/** Hears the answer of one window, known by the parameter that only it and the page know. The answer ends the listening. */
export function hearSignIn(
  own: readonly [parameter: string, value: string],
  hear: (answer: URLSearchParams) => void,
): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string' || data.startsWith('heard:')) return;
    const answer = new URLSearchParams(data);
    if (answer.get(own[0]) !== own[1]) return;
    channel.postMessage(`heard:${data}`);
    hear(answer);
  });
  return () => channel?.close();
}

/** Null where the browser keeps nothing for this site, cookies neither: then nobody can sign in anyway. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
