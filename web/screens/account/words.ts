export const words = {
  page: 'Account Settings · Paperlark',
  title: 'Account Settings',
  team: {
    title: 'Your team',
    owner: 'You own this team.',
    member: (owner: string): string => `You share the plan of ${owner}.`,
    open: 'Open Team Dashboard',
    leave: 'Leave team',
    leaving: 'Leaving…',
    leaveTitle: (team: string): string => `Leave ${team}?`,
    leaveText:
      'You lose the plan of the team at once and keep your chats. To come back you need a new invite.',
    leaveAlone:
      'The plan has ended and you are alone in it. If you buy a team plan again, the team is yours again.',
    keep: 'Stay',
    left: (team: string): string => `You left ${team}`,
    leaveFailed: { title: 'Could not leave the team', description: 'Please try again.' },
  },
  writer: {
    title: 'Writing engine',
    embedded: 'Paperlark’s own writer',
    failed: 'The writer could not be loaded.',
    off: 'Switched off',
    local: 'It writes on this server: what you paste stays here.',
    reach: {
      nowhere: (): string => 'It works offline: what you paste stays here.',
      'this-machine': (host: string): string =>
        `At ${host}, on the machine of this server: what you paste stays there.`,
      network: (host: string): string =>
        `At ${host}, in the network of this server: what you paste is sent there.`,
      internet: (host: string): string => `At ${host}: what you paste is sent there over the internet.`,
    },
    verifier:
      'The sentences of posts, and what you change in them, are compared with the source there as well. Posts by Paperlark’s own writer are not sent.',
    today: (requests: string, tokens: string, cost: string): string =>
      `Today (UTC), everybody: ${requests} requests, ${tokens} tokens, ${cost}.`,
    test: 'Test the writer',
    testing: 'Testing…',
    tested: (seconds: number, flags: number): string =>
      `It answered in ${seconds} s, ${flags === 0 ? 'and the check found nothing.' : `and the check flagged ${flags} ${flags === 1 ? 'place' : 'places'}.`}`,
    testFailed: { title: 'The writer did not answer', description: 'Please try again.' },
    switchOff: 'Switch the model off',
    switchOn: 'Switch the model on',
    switchFailed: { title: 'Nothing was switched', description: 'Please try again.' },
    noneFound:
      'No model server was found on this machine. docs/configuration.md says how to use one elsewhere.',
    found: (server: string, models: string): string => `${server} runs on this machine with: ${models}.`,
    howToUse: 'It is not used. To write with it, start Paperlark with:',
  },
} as const;
