/** What an installation says of itself by default. What is kept, and how long, is told by docs/security.md and `tables-of-people.ts`. */
export const words = {
  operator: {
    title: 'Who runs this installation',
    name: 'Name',
    address: 'Address',
    contact: 'Contact',
    noName: 'The operator has not given a name.',
    noAddress: 'The operator has not given an address. Please ask for it by the contact below.',
    form: 'the contact form',
    asking: 'Paperlark is software that anybody can run. Who runs it here is being asked for.',
    unanswered: 'Who runs this installation could not be asked for just now. Please use the contact form.',
  },
  imprint: {
    page: 'Imprint · Paperlark',
    title: 'Imprint',
    lead: 'Who answers for this installation of Paperlark.',
    sections: [
      {
        title: 'What is said here',
        lines: [
          'The operator answers for this website. What is said in a post, whoever publishes it answers for.',
        ],
      },
      {
        title: 'The software',
        lines: [
          'Paperlark is free software under the MIT licence. Whoever runs it decides about accounts, plans and data.',
        ],
      },
    ],
  },
  terms: {
    page: 'Terms · Paperlark',
    title: 'Terms',
    lead: 'What you may expect of Paperlark, and what is expected of you.',
    sections: [
      {
        title: 'What you get',
        lines: [
          'Paperlark drafts posts from a text that you give it, and marks beside each sentence where the text says so.',
          'A mark is a help and no promise: please read a post before you publish it. You answer for what you publish.',
          'Estimates of reach are estimates from published figures, and never promised.',
        ],
      },
      {
        title: 'What is expected of you',
        lines: [
          'Give texts that you may use, and nothing that has to stay secret.',
          'Keep your password and your API keys to yourself; what is done with them counts as yours.',
          'Do not use Paperlark to deceive, or to make it slow for others. An account that does so may be closed.',
        ],
      },
      {
        title: 'Plans and payment',
        lines: [
          'The free plan costs nothing and needs no card.',
          'A paid plan renews by itself at the end of its month or year until you cancel it in your account. What you paid for stays open until then.',
          'What is paid back, and when, is told on the page of plans and prices.',
        ],
      },
      {
        title: 'Your texts and posts',
        lines: [
          'They stay yours. The operator uses them for nothing but to answer you. You can export and delete them at any time.',
        ],
      },
      {
        title: 'If something fails',
        lines: [
          'Paperlark is given as it is. It may be down, and a plan counts no post that was not written. The law of your country may give you more rights than this page: they stay as they are.',
        ],
      },
    ],
  },
  privacy: {
    page: 'Privacy · Paperlark',
    title: 'Privacy',
    lead: 'What is kept about you, for how long, who else gets it, and how to have it deleted.',
    kept: [
      {
        title: 'What is kept with your account, until you delete it',
        lines: [
          'Your name and email address, and your organization and field of research where you told them.',
          'Your password as a hash, from which it cannot be read, and your second factor, sealed.',
          'Where you are signed in: the kind of device, its address in the network and the times, for 30 days at most.',
          'Your plan, how many posts you had written each month, and what a model used for them.',
          'Your team, who is in it, its look, and its API keys as hashes.',
        ],
      },
      {
        title: 'What is kept of your work',
        lines: [
          'Chats that were saved, with source and posts, until you delete them.',
          'Which posts were counted, as a hash of the text and the platform, so that they can be written anew for nothing: 30 days.',
          'Bulk runs, until you delete them, and 90 days after their last change at the latest.',
          'An answer that a script asked for under an Idempotency-Key: a day.',
          'Pictures that you have described and files that you have read are not kept.',
        ],
      },
      {
        title: 'What is kept besides',
        lines: [
          'Messages to sales: two years. Mails to you: 30 days after they were sent. Invites to a team: 90 days after they ended.',
          'Payments and subscriptions, since invoices are made from them; after you deleted your account without your name.',
          'A log of what happened to accounts, such as sign-ins and changed passwords. It has ids and times, no name and no address, and is not shortened.',
          'Counts against guessing and flooding, under hashes that lead back to nobody.',
        ],
      },
      {
        title: 'In your browser',
        lines: [
          'Cookies keep you signed in, and do nothing else. The look, tone and networks that you chose last and what you were about to do are kept on your device; a text that you try on the first page stays there too, until you sign up with it. What you check without an account is checked and forgotten. There is no advertising and nobody who counts visitors.',
        ],
      },
    ],
    receivers: {
      title: 'Who else gets something',
      model: {
        none: 'No model outside: posts are written and checked on this server.',
        inside:
          'Texts that you have posts written from, the posts, and pictures that you have described go to a model that the operator runs.',
        outside: (host: string): string =>
          `Texts that you have posts written from, the posts, and pictures that you have described go to the language model at ${host}. Your name and address do not.`,
        unknown:
          'Where the operator has set up a language model: texts that you have posts written from, the posts, and pictures that you have described. Your name and address do not go there.',
      },
      payment: {
        paddle: 'If you buy a plan: Paddle takes the payment, and gets your card and your address from you.',
        nobody: 'No payment provider: nothing is charged here.',
      },
      signIn: {
        google: 'If you sign in with Google: Google learns that you do.',
        elsewhere: 'Whoever signs you in, such as your institution or Google, learns that you do.',
      },
      always: [
        'If you look up a DOI, a document or a patent: public services such as Crossref and DataCite are asked for it by the server. They are not told who asks.',
        'If you open the calendar to book a meeting, where there is one: Calendly. It is asked only when you press the button.',
        'Whoever carries the mails to you.',
      ],
    },
    rights: [
      {
        title: 'What you can do',
        lines: [
          'In the settings of your account you see all that is kept about you, take it with you as a file, correct it, and delete the account with everything about it.',
          'Copies of the database that were made before lose it when they are thrown away.',
          'Ask the operator anything else. If the answer does not help, you can turn to the authority for data protection where you live.',
        ],
      },
    ],
  },
} as const;
