export const words = {
  page: 'Sandbox · Paperlark',
  running: 'Opening the sandbox…',
  failed: { title: 'The sandbox stays shut', description: 'Something went wrong. Please try again.' },
  incomplete:
    'This address is not complete. Please open it whole, as the server printed it in its terminal when it started.',
  without: 'Writing posts works without it.',
  goOn: 'Go on to Paperlark',
} as const;
