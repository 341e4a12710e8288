import type { ReactElement } from 'react';
import { Wordmark } from '#web/features/brand/wordmark.tsx';
import { footerLinks } from './footer-links.ts';
import { words } from './words.ts';

/** The landing page's footer: product, resources and the platforms that posts are written for. */
export function SiteFooter(): ReactElement {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid w-full max-w-7xl gap-10 px-4 py-12 md:grid-cols-[2fr_1fr_1fr_1fr] md:px-6">
        <div>
          <Wordmark />
          <p className="mt-3 text-ink-soft">{words.footer}</p>
        </div>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="font-medium">{title}</p>
            <ul className="mt-2">
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a
                    href={href}
                    {...(href.startsWith('https:') && { rel: 'noreferrer' })}
                    className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline md:min-h-9"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
