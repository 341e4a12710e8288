/** Words of pages that are not words of abstracts, with what each says: three points alone make a line furniture. In lower case. */
export const furnitureMarks: readonly (readonly [points: number, words: readonly string[]])[] = [
  [
    6,
    [
      'all rights reserved',
      'protected by copyright',
      'not certified by peer review',
      'have declared no competing interest',
      'declare no competing interest',
      'declare no conflict of interest',
      'under the terms of the creative commons',
      'you have full access to',
      'the copyright holder',
      'for personal use only',
    ],
  ],
  [
    3,
    [
      '©',
      'copyright',
      'downloaded from',
      'download pdf',
      'download citation',
      'cite this article',
      'how to cite',
      'altmetric',
      'view full text',
      'full text links',
      'terms of use',
      'terms and conditions',
      'use of cookies',
      'sign in to',
      'creative commons',
      'cc by',
      'cc-by',
      'cc0',
      'issn',
      'this version posted',
      'preprint doi',
      'corresponding author',
      'correspondence to',
      'submitted on',
      'last revised',
      'export citation',
      'add to favorites',
      'share this',
      'check for updates',
      'crossmark',
      'access provided by',
      'article metrics',
      'journal homepage',
      'available online',
      'published online',
      'first published',
      'view article',
      'google scholar',
      'author manuscript',
      'wiley periodicals',
      'published by elsevier',
      'elsevier ltd',
      'open access article',
      'supplementary material is available',
      'contains supplementary',
      'skip to main',
      'request permission',
      'reprints and permission',
      'this article is',
    ],
  ],
];

/** Lines and buttons that say nothing else. In lower case, without marks at their ends. */
export const furnitureLines: ReadonlySet<string> = new Set(
  [
    'open access|free access|full access|free article|free pmc article|pdf|html|epub|full text|view pdf|download|download pdf|get pdf|save',
    'share|cite|cite this|cite this article|citation|citations|metrics|article metrics|permissions|print|email|export|view article|references',
    'article|research article|original article|original paper|original research|original investigation|research paper|short report|review article',
    'google scholar|pubmed|crossref|advertisement|search|menu|home|sign in|log in|register|subscribe|skip to main content|related articles',
    'similar articles|figures|tables|figures & tables|info & metrics|supplementary material|article information|preview pdf|add to library',
    'view metrics|track citations|alerts|tools|request permissions|publisher|peer reviewed|show more|show less|see more|expand|collapse|next|previous',
    'follow journal|new results|confirmatory results|view larger version|copy|bookmark|full screen|open in new tab|tweet|facebook|twitter|linkedin',
  ].flatMap((line) => line.split('|')),
);

/** Headings of what stands around an abstract. In lower case. */
export const furnitureHeadings: ReadonlySet<string> = new Set(
  [
    'competing interest|competing interests|competing interest statement|competing interests statement|declaration of competing interest|declaration of interests',
    'conflict of interest|conflicts of interest|conflict of interest statement|disclosure|disclosures|disclosure statement',
    'funding|funding statement|funding information|grants and funding|financial support|acknowledgements|acknowledgments|acknowledgement|acknowledgment',
    'author declarations|author contributions|authors’ contributions|author information|authors and affiliations|affiliations|about the authors|correspondence',
    'data availability|data availability statement|data and code availability|code availability|ethics statement|ethics approval|ethical approval',
    'keywords|key words|index terms|subject terms|subjects|mesh terms|substances|publication types|references|bibliography|footnotes|notes',
    'supplementary material|supplementary materials|supporting information|additional information|electronic supplementary material|linkout - more resources',
    'copyright|rights and permissions|license|licence|license information|article history|history|cite as|cite this article|how to cite|recommended citation',
    'similar articles|related articles|recommended articles|cited by|associated data|related information|submission history|access paper|bibliographic tools',
    'subject area|subject areas|article metrics|metrics|download history|table of contents|publication history|peer review|editorial notes',
  ].flatMap((line) => line.split('|')),
);

/** Labels at the start of a line whose line says nothing of the work. In lower case. */
export const furnitureLabels: ReadonlySet<string> = new Set(
  [
    'cite as|journal reference|related doi|report number|msc classes|acm classes|doi|pmid|pmcid|arxiv|issn|isbn|url',
    'published online|first published|available online|keywords|key words|index terms|e-mail|email|e-mail address|corresponding author',
    'correspondence|correspondence to|address correspondence to|competing interests|competing interest|conflict of interest|conflicts of interest|copyright',
    'license|licence|how to cite|to cite this article|affiliations|author affiliations|edited by|reviewed by|academic editor|article type|subject areas',
    'authors|author|electronic address|publisher|mesh terms',
  ].flatMap((line) => line.split('|')),
);

/** Labels that abstracts have as well ("Subjects: Forty nurses …"): with prose behind them they are the work's. In lower case. */
export const doubtfulLabels: ReadonlySet<string> = new Set(
  'comments|subjects|received|accepted|revised|published|citation|submitted|posted|vol|volume|issue|pages|language'.split(
    '|',
  ),
);
