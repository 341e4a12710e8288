const rotating = [
  'research',
  'insights',
  'findings',
  'work',
  'discoveries',
  'knowledge',
  'evidence',
  'data',
  'results',
] as const;

export const words = {
  title: 'Posts that say what your paper says.',
  lead: 'Paste an abstract. Paperlark writes for X, LinkedIn, Facebook and Instagram, and ties every sentence to the one in your paper that supports it.',
  start: 'Start for free',
  open: 'Open the generator',
  watch: 'Watch demo',
  free: '5 posts a month. No credit card.',
  live: {
    title: 'A live example',
    own: 'Your own abstract',
    back: 'Back to the example',
    tones: 'Tone',
    post: 'The post',
    platform: 'X / Twitter',
    source: 'The abstract',
    hint: 'Point at a sentence: its source lights up.',
    hintTouch: 'Tap a sentence to see its source.',
    counter: (length: number, limit: number): string => `${length} / ${limit}`,
    counterLabel: (length: number, limit: number): string => `${length} of ${limit} characters, as X counts`,
    writing: 'The writer is being loaded…',
    written: (milliseconds: number): string => `Written in your browser in ${milliseconds} ms`,
    failed: 'The writer could not be loaded. Please reload the page.',
    byEngine: 'Written by Paperlark, not by hand',
    credit: 'Abstract: Kremers et al. 2015, PLOS ONE, CC BY 4.0.',
    paper: 'Read the paper',
  },
  founder: {
    quote:
      'A good post does not make a paper bigger. It makes it easier to find, and leaves every claim exactly as strong as its authors wrote it.',
    by: 'The founder of Paperlark',
    why: 'on why there is a thread under every sentence',
  },
  how: {
    title: 'How it works',
    lead: 'Three steps from paper to post, for your',
    rotating,
    steps: [
      {
        title: 'Paste a DOI or an abstract',
        text: 'A DOI, UN document, dataset or patent number fetches the text with a paid plan; pasting works for everyone. At once you see what was read in it: the question, the finding, the number, who was studied, the limit.',
      },
      {
        title: 'Customize the tone',
        text: 'Choose one of eleven tones and the platforms you want. If another sentence is the finding you would lead with, click it.',
      },
      {
        title: 'Generate and share',
        text: 'Point at any sentence of a post and its source lights up. What the paper does not support is marked before anyone else sees it.',
      },
    ],
  },
  tones: {
    title: 'Tone options',
    lead: 'Eleven tones for one finding. A tone changes how it sounds, never how strong the claim is.',
    note: 'These are the first lines of eleven real posts on the abstract above, written by Paperlark and not cut. Where a tone does not fit the paper, the post says so.',
  },
  quotes: {
    title: 'What they might say',
    label: 'Fictional',
    lead: 'We made these up. None of these scientists ever said so, or heard of Paperlark.',
    all: [
      {
        name: 'Ignaz Semmelweis',
        field: 'Physician',
        text: 'I had the numbers. What I did not have was the tone.',
      },
      { name: 'Rosalind Franklin', field: 'Chemist', text: 'At last, something that names its source.' },
      {
        name: 'Charles Darwin',
        field: 'Naturalist',
        text: 'I sat on the finding for twenty years. The post could have been ready by teatime.',
      },
      {
        name: 'Marie Curie',
        field: 'Physicist and chemist',
        text: 'Tonnes of ore for a tenth of a gram. I want a post that keeps both numbers.',
      },
      {
        name: 'Galileo Galilei',
        field: 'Astronomer',
        text: 'It keeps my hedges? “It appears to move” might have saved me some trouble.',
      },
      {
        name: 'Ada Lovelace',
        field: 'Mathematician',
        text: 'An engine that originates nothing, and can show where it got the rest. Quite right.',
      },
    ],
  },
  features: {
    title: 'Features',
    lead: 'Made for people who have to stand behind every word.',
    all: [
      {
        icon: 'shield-check',
        title: 'Credible and clear',
        text: 'Hedges stay, numbers stay, a null result stays one. Each sentence shows the sentence that supports it.',
      },
      {
        icon: 'audio-lines',
        title: 'Tone that fits',
        text: 'From a journal’s editor to a dry academic with a stage. If a tone does not suit the paper, you are told which one does.',
      },
      {
        icon: 'layout-grid',
        title: 'Platform-ready',
        text: 'Counted as each platform counts, with the finding before the fold and no more hashtags than the platform takes.',
      },
      {
        icon: 'users',
        title: 'Collaborative',
        text: 'One plan for a lab, a journal or a department: seats, invite links and one bill.',
      },
      {
        icon: 'timer',
        title: 'Time-saving',
        text: 'One abstract becomes posts for all your platforms in one go, and the checking is a glance along a thread.',
      },
      {
        icon: 'sliders-horizontal',
        title: 'Customizable',
        text: 'Lead with the finding you choose, write as an author or about one, add title, journal and link.',
      },
    ],
  },
  pricing: {
    title: 'Pricing',
    lead: 'Start for free. Pay when you post every week, or when your team joins in.',
    all: 'Compare all plans',
    from: 'from',
    see: (title: string): string => `See ${title}`,
  },
  closing: {
    title: 'Try it on your next paper.',
    text: 'Paste the abstract of something you know well and check every sentence yourself.',
  },
} as const;
