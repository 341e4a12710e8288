export const words = {
  page: 'Page Not Found · Paperlark',
  code: 'Error Code 404',
  title: 'Page Not Found',
  text: 'There is nothing at this address. It may have moved, or the link may have lost a piece.',
  home: 'Return home',
} as const;
