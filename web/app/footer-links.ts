import { paths } from './paths.ts';

interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Spec section 2. Social links lead to the platforms themselves until Paperlark has accounts there: the spec names none. */
export const footerLinks: readonly FooterColumn[] = [
  {
    title: 'Product',
    links: [
      { label: 'Generator', href: paths.home },
      { label: 'Check a post', href: paths.check },
      { label: 'Tone options', href: '/#tone-options' },
      { label: 'Features', href: '/#features' },
      { label: 'Plans and prices', href: paths.pricing },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'How it works', href: '/#how-it-works' },
      { label: 'Contact', href: paths.contact },
      { label: 'Privacy', href: paths.privacy },
      { label: 'Terms', href: paths.terms },
      { label: 'Imprint', href: paths.imprint },
      { label: 'API reference', href: '/api/docs' },
      { label: 'OpenAPI description', href: '/api/openapi.json' },
    ],
  },
  {
    title: 'Where posts go',
    links: [
      { label: 'X / Twitter', href: 'https://x.com/' },
      { label: 'LinkedIn', href: 'https://www.linkedin.com/' },
      { label: 'Facebook', href: 'https://www.facebook.com/' },
      { label: 'Instagram', href: 'https://www.instagram.com/' },
    ],
  },
];
