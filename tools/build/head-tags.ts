import type { PageHead } from '../../web/app/page-heads.ts';

/** Stands for the server's own address, which is known when it starts. */
const origin = 'https://paperlark.invalid';

/** Title, description, canonical address, link preview and structured data of a page. */
export function headTags({ path, title, description }: PageHead): string {
  const address = escapeHtml(origin + path);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${address}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Paperlark'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + path),
    meta('property', 'og:image', `${origin}/preview.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', previewAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(path === '/' ? [structuredData(description)] : []),
  ];
  return tags.join('\n    ');
}

const previewAlt = 'Paperlark: posts that say what your paper says. A thread runs from a post to its source.';

/** Data, not a script: browsers do not run it, so the content policy has nothing to say about it. */
function structuredData(description: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Paperlark',
    description,
    url: `${origin}/`,
    image: `${origin}/preview.png`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any with a web browser',
    license: 'https://opensource.org/license/mit',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD', url: `${origin}/pricing` },
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
