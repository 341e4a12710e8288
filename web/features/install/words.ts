export const words = {
  label: 'Install Paperlark',
  title: 'Install Paperlark',
  text: 'Opens from your home screen or dock, like any other app.',
  iosBefore: 'Tap Share',
  iosAfter: 'then Add to Home Screen.',
  install: 'Install',
  dismiss: 'Not now',
} as const;
