import { base } from '../build/basePath.ts';

/**
 * Address of the site without a slash at its end, from EMBELLIE_SITE_URL. Without it the build knows no host:
 * addresses in the head and in the sitemap stay relative to the root.
 */
export const siteUrl = (process.env['EMBELLIE_SITE_URL'] ?? '').replace(/\/+$/u, '');

/** Where the application stands on that site, without a slash at its end. */
const here = `${siteUrl}${base.slice(0, -1)}`;

/** A page that search engines may list. */
export type PublicPage = {
  readonly path: string;
  /** File in `dist` that static hosts serve at the path. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
};

const SOCIAL_IMAGE = { path: '/social.png', width: '1200', height: '630' } as const;

/** A text as it stands in a page or an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ')} />`;

/** The product as structured data: schema.org WebApplication. */
const structuredData = (description: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Embellie',
    url: `${here}/`,
    image: `${here}${SOCIAL_IMAGE.path}`,
    description,
    inLanguage: 'fr',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    // A tag inside the text would end the block: the escape reads the same as JSON.
  }).replaceAll('<', String.raw`\u003c`);

/** What search engines and social networks read in the head of a page, title included. */
export const headOf = ({ path, title, description }: PublicPage): string => {
  const address = `${here}${path}`;
  const image = `${here}${SOCIAL_IMAGE.path}`;
  return [
    `<title>${escaped(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: address }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:site_name', content: 'Embellie' }),
    tag('meta', { property: 'og:locale', content: 'fr_FR' }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: description }),
    tag('meta', { property: 'og:url', content: address }),
    tag('meta', { property: 'og:image', content: image }),
    tag('meta', { property: 'og:image:width', content: SOCIAL_IMAGE.width }),
    tag('meta', { property: 'og:image:height', content: SOCIAL_IMAGE.height }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('meta', { name: 'twitter:title', content: title }),
    tag('meta', { name: 'twitter:description', content: description }),
    tag('meta', { name: 'twitter:image', content: image }),
    ...(path === '/'
      ? [`<script type="application/ld+json">${structuredData(description)}</script>`]
      : []),
  ].join('\n    ');
};

/** `robots.txt`: the public pages may be listed; the dashboard holds nothing for anybody else. */
export const robots = (): string =>
  ['User-agent: *', `Disallow: ${base}dashboard`, '', `Sitemap: ${here}/sitemap.xml`, ''].join(
    '\n',
  );

/** `sitemap.xml` of the public pages. */
export const sitemap = (pages: readonly PublicPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path }) => `  <url><loc>${escaped(`${here}${path}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
