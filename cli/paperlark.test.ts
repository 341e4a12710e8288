import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('./paperlark.ts', import.meta.url));
const request = `${JSON.stringify({ source: 'Pain did not differ between the two groups of patients.', post: 'Pain did not differ.' })}\n`;

describe('the program', () => {
  it('ends quietly when its reader goes away', async () => {
    const child = spawn(process.execPath, [program, 'check', '--jsonl'], { stdio: ['pipe', 'pipe', 'pipe'] });
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints += String(chunk);
    });
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => child.stdout.destroy());
    for (let line = 0; line < 2000; line += 1) child.stdin.write(request);
    child.stdin.end();
    const code = await new Promise((resolve) => child.on('exit', resolve));
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
  });
});
