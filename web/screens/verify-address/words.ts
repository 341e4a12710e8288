export const words = {
  page: 'Confirm your address · Paperlark',
  title: 'Confirm your address',
  lead: 'One step is left: the password that you chose when you signed up.',
  password: 'Password',
  needed: 'Please enter your password.',
  submit: 'Confirm and sign in',
  submitting: 'Confirming…',
  noPassword: 'Forgot it, or did not sign up yourself?',
  newPassword: 'Choose a new one',
  done: {
    title: 'Your address is confirmed',
    text: 'Sign in with your password and your second factor.',
  },
  signIn: 'Sign in',
  failed: { title: 'Not confirmed', description: 'Something went wrong. Please try again.' },
  incomplete: 'This link is not complete. Please open it again from the mail, whole.',
  goOn: 'Go on to Paperlark',
} as const;
