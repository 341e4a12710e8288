/** Two short abstracts, and sentences that somebody types into a post about one of them and that the abstract does not say. */
export const schoolStart =
  'Sleep is often cut short in adolescents, and early school start times are one reason. In this pre-post study, we measured the sleep of students of two public high schools in Seattle with wrist monitors, before and after the start of school was moved from 7:50 to 8:45. Students slept a median of 34 minutes longer on school days after the change. Later start times were associated with a 4.5% increase in the median grades of students. Attendance improved in one of the two schools. Whether the gains last is not known.';

const choleraVaccine =
  'Cholera remains a problem in the slums of Kolkata, India. We did a cluster-randomised, placebo-controlled trial of a killed oral cholera vaccine in residents aged 1 year and older. The protective efficacy of the vaccine over 5 years was 65% (95% CI 52 to 74). The vaccine was well tolerated, and no serious adverse events were attributed to it. Protection did not wane during the follow-up.';

export interface DoubtfulSentence {
  readonly source: string;
  readonly sentence: string;
  /** True where an exact rule finds it out; elsewhere it is to be compared. */
  readonly isCaught: boolean;
}

export const doubtfulSentences: readonly DoubtfulSentence[] = [
  { source: schoolStart, sentence: 'It cured insomnia.', isCaught: false },
  { source: schoolStart, sentence: 'Attendance improved in both schools.', isCaught: false },
  { source: schoolStart, sentence: 'All schools must start at 8:45.', isCaught: false },
  { source: choleraVaccine, sentence: 'The vaccine eliminated cholera in Kolkata.', isCaught: false },
  { source: choleraVaccine, sentence: 'The vaccine is safe for infants.', isCaught: true },
  { source: choleraVaccine, sentence: 'No adverse events were seen.', isCaught: false },
  { source: choleraVaccine, sentence: 'The protective efficacy was 95%.', isCaught: false },
  { source: schoolStart, sentence: 'Teenagers slept 54 minutes more.', isCaught: true },
  { source: schoolStart, sentence: 'Later start times cause better grades: up 45%.', isCaught: true },
  { source: choleraVaccine, sentence: 'The vaccine protected people for 10 years.', isCaught: true },
];
