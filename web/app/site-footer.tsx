import type { ReactElement } from 'react';
import { Wordmark } from '#web/features/brand/wordmark.tsx';
import { AppLink } from '#web/features/links/app-link.tsx';
import { footerLinks } from './footer-links.ts';
import { words } from './words.ts';

/** Below every page: product, resources and the platforms that posts are written for. */
export function SiteFooter(): ReactElement {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid w-full max-w-7xl grid-cols-2 gap-x-4 gap-y-8 px-4 py-12 md:grid-cols-[2fr_1fr_1fr_1fr] md:gap-10 md:px-6">
        <div className="col-span-2 md:col-span-1">
          <Wordmark />
          <p className="mt-3 text-ink-soft">{words.footer}</p>
        </div>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="font-medium">{title}</p>
            <ul className="mt-2">
              {links.map(({ label, href }) => (
                <li key={label}>
                  <FooterLink label={label} href={href} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

/** Pages of the app are followed inside it; parts of the landing page, data and other sites are documents of their own. */
function FooterLink({ label, href }: { readonly label: string; readonly href: string }): ReactElement {
  const look =
    'inline-flex min-h-11 items-center wrap-anywhere text-ink-soft hover:text-ink hover:underline md:min-h-9 pointer-coarse:min-h-11';
  const isPage = href.startsWith('/') && !href.includes('#') && !href.startsWith('/api/');
  return isPage ? (
    <AppLink to={href} className={look}>
      {label}
    </AppLink>
  ) : (
    <a href={href} {...(href.startsWith('https:') && { rel: 'noreferrer' })} className={look}>
      {label}
    </a>
  );
}
