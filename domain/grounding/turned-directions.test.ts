import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (text: string, post: string): string[] =>
  checkPost({ sentences: text.split(' | ').map((one) => ({ text: one })) }, post).sentences.flatMap(
    ({ flags }) => flags.map(({ type }) => type),
  );

describe('a direction that the source has only the other way round', () => {
  it.each([
    // What goes together, and which way.
    // By how much, and of what the source says only the opposite, in whichever sentence.
    [
      'Plasma endothelin increased by 45% and 100% at doses of 15 and 30 mmHg. | It was measured at baseline.',
      'It fell by 45% and 100% when a cuff raised venous pressure by 15 and 30 mmHg.',
    ],
    [
      'Dietary intervention with a Mediterranean diet or a low-fat diet was given to 1,002 patients. | Both diets improve microvascular endothelial function of patients.',
      'Both a Mediterranean diet and a low-fat diet can worsen microvascular function in 1,002 patients.',
    ],
    // What is protected against gets less, and what exceeds a performance is better.
    [
      'The treatment appears to have a protective effect against all-cause mortality in children.',
      'The treatment appears to increase all-cause mortality in children.',
    ],
    [
      'A consensus among the methods consistently exceeds the performance of the best individual pipelines.',
      'A consensus among the methods consistently underperforms the best individual pipelines.',
    ],
    [
      'A numerical analysis shows improved empirical convergence rates when compared to other techniques.',
      'In a numerical analysis it converges slower than other techniques.',
    ],
    // One word of a copy, which by itself may be no direction.
    [
      'Its excess risk can converge at an exponentially slower rate than least squares.',
      'Its excess risk can converge exponentially less slowly than that of least squares.',
    ],
    [
      'Anti-inflammatory drugs are more effective than acetaminophen for treatment of fever and pain.',
      'Anti-inflammatory drugs treat fever and pain worse than acetaminophen does.',
    ],
    [
      'The reliance on context can be suppressed effectively by swapping the features.',
      'Swapping the features effectively increased the reliance on context.',
    ],
    [
      'Positive selection is inefficient in the host, and stochastic processes dominate the evolution.',
      'Chance, rather than negative selection, dominates the evolution in the host.',
    ],
    [
      'The system achieves high compression without significant degradation in word errors.',
      'The system achieves high compression without significantly better word errors.',
    ],
  ])('is flagged: %s', (source, post) => {
    expect(flagsOf(source, post)).toContain('direction');
  });

  it.each([
    [
      'Gamma power correlated positively with maximal velocity and negatively with symptom severity.',
      'Gamma power was higher with faster movement and lower with more severe symptoms.',
    ],
    [
      'Total cloud mass is inversely related to equilibrium temperature.',
      'Total cloud mass falls with higher equilibrium temperature.',
    ],
    [
      'Age was positively associated with severity, and the drug is protective against relapse.',
      'The drug reduces relapse, and severity was higher with older age.',
    ],
    [
      'The excess risk converges at a slower rate than least squares.',
      'The excess risk converges less rapidly than that of least squares.',
    ],
    [
      'All three trisomies are associated with increased maternal age and decreased PAPP-A, but in trisomy 21 serum free β-hCG is increased whereas in trisomies 18 and 13 free β-hCG is decreased.',
      'The hormone free β-hCG is increased in trisomy 21 but decreased in trisomies 18 and 13.',
    ],
    [
      'Inelastic systems should be applied with high initial pressure because the pressure will loose at some time after walking. | Long stretch bandages ensure low working pressure and higher resting pressure than short stretch systems.',
      'These have to be applied with high initial pressure, because the pressure drops at some time after walking.',
    ],
    [
      'The drug increases exposure to the statin by inhibiting its efflux in the small intestine.',
      'The drug inhibits the efflux of the statin in the small intestine.',
    ],
    [
      'The mean difference in error between non-cycloplegic and cycloplegic measurements was 0.68 D. | Significantly greater differences were observed in hypermetropes than myopes.',
      'In soldiers, error measured without and with cycloplegic drops differed by 0.68 D.',
    ],
    [
      'Early rosettes of the cortex show fast motions and organize radially. | In contrast, later rosettes of the cortex exhibit slower motions and decreased organization.',
      'Later rosettes, as in the cortex, show slower motions and decreased organization.',
    ],
    // How much it changed, told in a sentence that is not the nearest.
    [
      'We studied 10 lean and 10 obese volunteers who consumed three meals: a control meal, and an isocaloric meal which contained more erythritol but equivalent calories. | In lean (but not obese) participants, hunger decreased to a greater extent after the isocaloric erythritol meal.',
      'The test had only 10 lean and 10 obese volunteers, and a larger erythritol meal with equal calories cut hunger more in the lean ones.',
    ],
    // What is called so, and what is still so.
    [
      'It enhances a low-resolution (LR) input image by introducing an additional high-resolution (HR) reference image. | Existing methods borrow HR textures from reference images.',
      'A method sharpens a low-resolution image by borrowing detail from a sharper reference image.',
    ],
    [
      'Plasma endothelin increased in congestion and declined after 60 min of decongestion though remaining significantly elevated.',
      'Plasma endothelin rose in congestion and was still raised after 60 min of decongestion.',
    ],
    [
      'Although the decreases in glucose level during continuous moderate-intensity exercise and continuous moderate-intensity + intermittent high-intensity exercise are similar, the latter form of exercise protects against nocturnal hypoglycaemia in athletes with Type 1 diabetes.',
      'Glucose fell equally during exercise, but high levels afterwards were more common.',
    ],
    [
      'Products that provide a protective skin barrier defend the skin against the corrosive effect of bodily fluids.',
      'Skin barrier products work against damage from bodily fluids.',
    ],
    [
      'It is more likely for a research claim to be false than true. | A finding is less likely to be true when studies are smaller.',
      'A research claim is more likely to be false than true.',
    ],
  ])('is left alone where the post says what the source says: %s', (source, post) => {
    expect(flagsOf(source, post)).not.toContain('direction');
  });
});
