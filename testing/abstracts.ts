/** An abstract that every test may paste: made up for the tests, of the usual shape and length. */
export const trialAbstract =
  'Background: Exercise may help people with knee osteoarthritis. Methods: In a randomised trial, 249 adults with knee osteoarthritis were assigned to a 12-week exercise programme or usual care. Results: Pain at 12 weeks fell by 2.6 points with exercise and by 1.1 points with usual care (difference 1.5, 95% CI 0.8 to 2.2). Conclusions: A supervised exercise programme may reduce pain more than usual care in adults with knee osteoarthritis.';
