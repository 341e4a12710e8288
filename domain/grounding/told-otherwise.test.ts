import { tellsOtherwise } from '#testing/suites/told-otherwise.ts';

tellsOtherwise('denials in another form', 'negation', [
  [
    'This assay could recognize a one-base mismatch in the probes.',
    'This assay could recognize where one base did not match in the probes.',
    'This assay could not recognize a one-base mismatch in the probes.',
  ],
  [
    'Levels of glucose and of insulin were not significant between the groups.',
    'Levels of glucose and of insulin did not differ significantly between the groups.',
    'Levels of glucose and of insulin were significant between the groups.',
  ],
  [
    'A significant effect of the training was found only for the class at high risk.',
    'Other classes showed no significant effect of the training.',
    'The class at high risk showed no significant effect of the training.',
  ],
  [
    'Further studies are needed to clarify what the increase of these cells in the ileum implies.',
    'What the increase of these cells in the ileum implies is not clear yet.',
    'There is no increase of these cells in the ileum.',
  ],
  [
    'Treated patients did not show greater side-effects than patients on placebo.',
    'Treated patients had no more side-effects than patients on placebo.',
    'Treated patients did show greater side-effects than patients on placebo.',
  ],
  [
    'No subjects discontinued the drug due to adverse events in the trial.',
    'No one stopped the drug because of adverse events in the trial.',
    'Subjects discontinued the drug due to adverse events in the trial.',
  ],
  [
    'Lipids changed in both groups, and blood pressure was not affected by the oil.',
    'Lipids changed in both groups, and blood pressure did not change with the oil.',
    'Lipids did not change in both groups, and blood pressure was affected by the oil.',
  ],
  [
    'The adjusted ratio was 2.2 for death and 2.1 for relapse.',
    'The adjusted ratio was 2.2 for death.',
    'The adjusted ratio was not 2.2 for death.',
  ],
]);

tellsOtherwise('denials for a phrase', 'negation', [
  [
    'At fixed points there is a lower bound for the coupling in this order.',
    'At fixed points the coupling cannot fall below a bound in this order.',
    'At fixed points there is not a lower bound for the coupling in this order.',
  ],
  [
    'The model manipulates a scene, eliminating the need of training multiple networks.',
    'The model manipulates a scene, so there is no need to train multiple networks.',
    'The model does not manipulate a scene, eliminating the need of training multiple networks.',
  ],
  [
    'No statistical difference was found in the rate of sections and the duration of labour.',
    'The rate of sections did not differ, and neither did the duration of labour.',
    'The rate of sections did differ in a statistical test.',
  ],
]);

tellsOtherwise('a sentence of nothing that the source says', 'unsupported', [
  [
    'The bounds we calculate for Indiana could be constructed at relatively low cost in many other states.',
    'Many other states could calculate such bounds at a fairly low price.',
    'Many other galaxies formed their stars early, far from any cluster.',
  ],
]);

tellsOtherwise('groups and praise', 'population', [
  [
    'Attackers monitor the pool and try to frontrun the transactions of their victims.',
    "Attackers try to frontrun other people's transactions in the pool.",
    'Attackers try to frontrun the transactions of elderly people in the pool.',
  ],
]);

tellsOtherwise('denials of which and how', 'negation', [
  [
    'The code has a non-trivial weight distribution and tolerates erasure errors.',
    'The weights of the code are not trivially distributed, and it tolerates erasure errors.',
    'The code does not tolerate erasure errors.',
  ],
  [
    'Concepts are defined by the model, avoiding the need for annotations of concepts.',
    'Concepts are defined by the model, and nobody has to annotate concepts.',
    'Concepts are not defined by the model.',
  ],
]);

tellsOtherwise('how sure', 'certainty', [
  [
    'Children who were medication-naive had two scans and two tasks.',
    'Children who had never had medication had two scans and two tasks.',
    'Children who had medication always had two scans and two tasks.',
  ],
  [
    'The approach is shown to be efficient, operating more reliably on coarse grids.',
    'The approach proved efficient and operates more reliably on coarse grids.',
    'The approach proved that it operates more reliably on coarse grids.',
  ],
  [
    'The protocol is secure under the assumption that learning with errors is hard.',
    'The protocol is secure as long as learning with errors is hard.',
    'The protocol is definitively secure where learning with errors is hard.',
  ],
  [
    'Mean alpha was 0.88 for the disk and 0.90 for the questionnaire, suggesting good reliability.',
    'Reliability was good, with a mean alpha of 0.88 for the disk and 0.90 for the questionnaire.',
    'Reliability was proven, with a mean alpha of 0.88 for the disk and 0.90 for the questionnaire.',
  ],
]);

tellsOtherwise('what was only asked', 'certainty', [
  [
    'We studied whether excess mucosa is found in infants with stenosis of the pylorus.',
    'We set out to show that excess mucosa is always found in infants with stenosis.',
    'Excess mucosa is always found in infants with stenosis.',
  ],
]);

tellsOtherwise('links and causes', 'causation', [
  [
    'These changes in expression correlated with the fibrosis score of the liver.',
    'The changes in expression went with the fibrosis score of the liver.',
    'These changes in expression caused the fibrosis score of the liver.',
  ],
  [
    'The scan predicts complete response of the tumor after chemotherapy.',
    'The scan predicts complete response of the tumor after chemotherapy.',
    'The scan causes complete response of the tumor after chemotherapy.',
  ],
]);

tellsOtherwise('directions', 'direction', [
  [
    'Specificity of memory was reduced in older adults in the hippocampus.',
    'Older adults had less specificity of memory in the hippocampus than the young.',
    'Specificity of memory was increased in older adults in the hippocampus.',
  ],
  [
    'The gene prolongs lifespan in mice without reducing food intake.',
    'Mice with the gene live longer and eat no less food.',
    'The gene shortens lifespan in mice without reducing food intake.',
  ],
]);

tellsOtherwise('denials of what cannot be, was never done, or is hardly there', 'negation', [
  [
    'On the control suite, the network is the first image-based algorithm to nearly match methods that use states.',
    'No image-based algorithm on the control suite had nearly matched methods that use states before.',
    'The image-based algorithm on the control suite did not nearly match methods that use states.',
  ],
  [
    'The method is not able to reproduce the magnetic energy distributions of the star. | It recovers the main features of the field.',
    'The method couldn’t reproduce the magnetic energy distributions of the star.',
    'The method doesn’t recover the main features of the field.',
  ],
  [
    'Only two spectral templates are necessary to recover the exoplanets with minimal loss of signal.',
    'Two spectral templates are enough to recover the exoplanets with hardly any loss of signal.',
    'Two spectral templates do not recover the exoplanets.',
  ],
]);

tellsOtherwise('sure words that claim nothing', 'certainty', [
  [
    'The Grover walk is one of the most investigated quantum walks in the field.',
    'If you’ve never met the Grover walk, it is one of the most investigated quantum walks in the field.',
    'The Grover walk is always the most investigated quantum walk in the field.',
  ],
  [
    'Counting speakers during separation can more accurately estimate the number of speakers in a mixture.',
    'Counting speakers during separation proves more accurate for the number of speakers in a mixture.',
    'Counting speakers during separation proves the number of speakers in a mixture.',
  ],
  [
    'We hope that these results spark further research beyond established networks.',
    'We hope that these results will spark further research beyond established networks.',
    'These results will spark research beyond established networks.',
  ],
  [
    'The solver of our method adapts its step size during the simulation. | Earlier solvers use a fixed step size.',
    'The solver of our method adapts its step size instead of always using a fixed step size.',
    'The solver of our method always adapts its step size.',
  ],
]);
