/** Events of a text/event-stream answer, one after the other as they come. */
export async function* readEvents(
  response: Response,
): AsyncGenerator<{ event: string; data: Record<string, unknown> }> {
  const { body } = response;
  if (body === null) return;
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) };
    }
  }
}
