/** A direction word: which way it points, on which axis. Opposite signs on one axis contradict each other. */
export interface DirectionWord {
  readonly axis: string;
  readonly sign: 1 | -1;
}

/** Two poles an axis. Forms are listed, not stemmed: "lower" and "low" behave differently from "lowering". Data. */
const poles: readonly (readonly [axis: string, up: string, down: string])[] = [
  [
    'amount',
    'increase increases increased increasing increasingly rise rises rose risen rising raise raises raised raising higher high highest greater greatest more most larger largest longer longest elevated elevates elevate elevation elevations grow grows grew grown growing growth stronger strongest boost boosts boosted boosting exceed exceeds exceeded upregulated upregulation wider taller heavier deeper expand expands expanded expansion climbed climb climbs surge surged double doubled doubles tripled heighten heightens heightened heightening augment augments augmented augmenting amplify amplifies amplified amplifying strengthen strengthens strengthened strengthening enlarge enlarges enlarged enlarging lengthen lengthens lengthened lengthening prolong prolongs prolonged prolonging',
    'decrease decreases decreased decreasing decreasingly reduce reduces reduced reducing reduction reductions fall falls fell fallen falling lower lowers lowered lowering low lowest less least fewer fewest smaller smallest shorter shortest drop drops dropped dropping decline declines declined declining diminish diminished diminishes weaker weakest cut cuts downregulated downregulation narrower lighter shrink shrinks shrank shrunk shrinking lessen lessened halved halves minimize minimized shorten shortens shortened shortening mitigate mitigates mitigated mitigating alleviate alleviates alleviated alleviating weaken weakens weakened weakening dampen dampens dampened dampening knockdown depletion depleted',
  ],
  [
    'quality',
    'better best improve improves improved improving improvement improvements superior outperform outperforms outperformed outperforming beat beats beaten dominate dominates dominated enhance enhances enhanced enhancing enhancement',
    'worse worst worsen worsens worsened worsening degrade degrades degraded degrading degradation inferior underperform underperforms underperformed deteriorate deteriorates deteriorated deterioration poorer poorest impair impairs impaired impairing impairment aggravate aggravates aggravated aggravating aggravation exacerbate exacerbates exacerbated exacerbating exacerbation',
  ],
  [
    'speed',
    'faster fastest fast quicker rapid rapidly accelerate accelerates accelerated accelerating speed speeds',
    'slower slowest slow slowly slows slowed slowing decelerate decelerated delay delays delayed delaying',
  ],
  [
    'time',
    'earlier earliest early before prior previous previously historical',
    'later latest late after following subsequent subsequently',
  ],
  ['sign', 'positive positively', 'negative negatively inverse inversely'],
  [
    'outcome',
    'benefit benefits benefited beneficial protective protect protects protected help helps helped helpful safe safely',
    'harm harms harmed harmful damage damages damaged damaging detrimental hurt hurts unsafe dangerous',
  ],
  [
    'success',
    'succeed succeeds succeeded success successful successfully',
    'fail fails failed failing failure unsuccessful unsuccessfully',
  ],
  [
    'support',
    'support supports supported supporting confirm confirms confirmed confirming confirmation',
    'refute refutes refuted refuting contradict contradicts contradicted reject rejects rejected rejection',
  ],
  [
    'allow',
    'promote promotes promoted promoting induce induces induced activate activates activated activation stimulate stimulates stimulated enable enables enabled facilitate facilitates',
    'inhibit inhibits inhibited inhibiting inhibition suppress suppresses suppressed suppression block blocks blocked prevent prevents prevented preventing attenuate attenuates attenuated hinder hinders',
  ],
  ['bound', 'above', 'below'],
  ['age', 'older oldest elderly', 'younger youngest young'],
  ['heat', 'warmer warming warms hotter heating', 'cooler cooling cools colder'],
  ['gain', 'gain gains gained gaining', 'loss losses lose loses lost losing'],
  ['likely', 'likely', 'unlikely'],
  ['life', 'survive survives survived survival', 'die dies died death deaths mortality'],
];

const wordsByForm = new Map<string, DirectionWord>(
  poles.flatMap(([axis, up, down]) => [
    ...up.split(' ').map((word): [string, DirectionWord] => [word, { axis, sign: 1 }]),
    ...down.split(' ').map((word): [string, DirectionWord] => [word, { axis, sign: -1 }]),
  ]),
);

export function directionOf(word: string): DirectionWord | null {
  return wordsByForm.get(word.toLowerCase()) ?? null;
}
