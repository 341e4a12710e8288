import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import type { MailContent } from './mail.ts';
import { renderMail } from './render-mail.ts';

const link = 'https://posts.example.org/x?token=abc&next=%2Fhome';
const at = new Date('2026-11-28T14:05:09Z');

/** Every template, with one text wherever somebody's own words go. */
function every(text: string): MailContent[] {
  return [
    { template: 'invite', data: { teamName: text, inviterName: text, link, expiresAt: at } },
    { template: 'verify-address', data: { name: text, link, expiresAt: at } },
    { template: 'reset-password', data: { name: text, link, expiresAt: at } },
    { template: 'has-account', data: { name: text, signIn: link, newPassword: link } },
    { template: 'trial', data: { days: 30, forTeam: true, link, expiresAt: at } },
    {
      template: 'contact',
      data: { name: text, email: 'ada@example.org', organization: text, phone: text, message: text },
    },
    { template: 'contact-received', data: { name: text, canAnswer: true } },
    {
      template: 'plan-started',
      data: { name: text, planTitle: 'Pro', interval: 'year', openUntil: at, link },
    },
    { template: 'payment-failed', data: { name: text, planTitle: 'Pro', openUntil: at, link } },
    { template: 'purchase-returned', data: { name: text, returnedPlan: 'Pro', keptPlan: 'Basic', link } },
    { template: 'keys-to-rotate', data: { name: text, teamName: text, count: 2, link } },
    { template: 'plan-cancelled', data: { name: text, planTitle: 'Pro', openUntil: null, link } },
  ];
}

const tags = (html: string) => html.match(/<[^>]*>/g) ?? [];

describe('mails', () => {
  it('say what they are for, in text and HTML alike', () => {
    for (const content of every('Ada Lovelace')) {
      const { subject, text, html } = renderMail(content);
      expect(subject.length).toBeGreaterThan(10);
      expect(html).toContain(`<title>${subject}</title>`);
      if ('link' in content.data) {
        expect(text).toContain(`\n${link}\n`);
        expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
      }
    }
  });

  it('give days and moments in UTC', () => {
    const [invite] = every('Lark lab');
    expect(invite && renderMail(invite).text).toContain('until 28 November 2026, 14:05 UTC');
  });

  it('fetch nothing from anywhere', () => {
    for (const content of every('x')) {
      const { html } = renderMail(content);
      expect(html).not.toMatch(/<(?:img|link|script|iframe|object|form|style)\b|url\(|@import|src=/i);
    }
  });

  it('let no text become markup, another header or another mail', () => {
    const wild = fc.oneof(
      anyText({ maxLength: 400 }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        'Ada\r\nBcc: victim@example.org',
        'Ada\u2028Bcc: victim@example.org\u0000',
        "' onmouseover='x",
        '&lt;b&gt;',
        'x'.repeat(100_000),
        '🏳️‍🌈'.repeat(500),
        '\u202egnp.exe',
      ),
    );
    const harmless = every('Ada').map((content) =>
      tags(renderMail(content).html).map((tag) => tag.replace(/title="[^"]*"/, '')),
    );
    fc.assert(
      fc.property(wild, (text) => {
        every(text).forEach((content, index) => {
          const { subject, html, text: plain } = renderMail(content);
          expect(subject).toMatch(/^[^\p{Cc}\u2028\u2029]{1,150}$/u);
          expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
          // Line breaks of a message are the only tags that a text can bring.
          const brought = tags(html).filter((tag) => tag !== '<br>');
          expect(brought).toEqual(harmless[index]?.filter((tag) => tag !== '<br>'));
          expect(plain.length).toBeLessThan(45_000);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('make no link of a name that a stranger chose', () => {
    for (const name of ['evil.example', 'https://evil.example/x', 'ada@evil.example', 'www.evil.example']) {
      for (const content of every(name).filter(({ template }) => template !== 'contact')) {
        const { subject, text, html } = renderMail(content);
        for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.example|:\/\/evil/);
      }
    }
    const [invite] = every('J. R. R. Tolkien, Ph.D.');
    expect(invite && renderMail(invite).subject).toContain('J. R. R. Tolkien, Ph.D.');
  });

  it('repeat nothing of a message to an address that anybody may have typed', () => {
    const { text } = renderMail({ template: 'contact-received', data: { name: '', canAnswer: false } });
    expect(text).toMatch(/^Hello,\n/);
    expect(text).not.toContain('answer this mail');
  });

  it('refuse a link that is none of the web: that would be a bug of ours', () => {
    for (const bad of ['javascript:alert(1)', 'https://x" onclick="y', ''])
      expect(() =>
        renderMail({ template: 'verify-address', data: { name: '', link: bad, expiresAt: at } }),
      ).toThrow('web address');
  });
});
