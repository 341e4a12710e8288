/** An abstract that every test may paste: made up for the tests, of the usual shape and length. */
export const trialAbstract =
  'Background: Exercise may help people with knee osteoarthritis. Methods: In a randomised trial, 249 adults with knee osteoarthritis were assigned to a 12-week exercise programme or usual care. Results: Pain at 12 weeks fell by 2.6 points with exercise and by 1.1 points with usual care (difference 1.5, 95% CI 0.8 to 2.2). Conclusions: A supervised exercise programme may reduce pain more than usual care in adults with knee osteoarthritis.';

/** One with a background that claims more than its results do. */
export const napTrial =
  'Background: Sleep loss impairs memory, but whether short naps restore it in older adults is unclear. Methods: We randomly assigned 240 adults aged 60 to 75 years to a 30-minute afternoon nap or to quiet rest for 8 weeks. Results: Word recall improved by 18% in the nap group compared with 4% in the rest group (P = 0.003). No serious adverse events occurred. Conclusions: Short afternoon naps may improve word recall in older adults; longer trials are needed.';
