/**
 * Words of frames: hooks, labels, calls and closing lines that are true of any source and state nothing about this one.
 * A sentence made of these and function words is framing. Base forms; compared by stem.
 */
export const frameWords = `
read reading reader again argue disagree skip title short version adjective needed spin number answer unvarnished move result
quick wonder wondered wondering basically gist good bit ok okay hello hi hey skipping something know want thing folk turn turns catch detail
love lovely question worth sharing share hat hats off team stop thinking ask asking science congratulations everyone involved delighted curious
grateful look learn left plenty
play curtain act somebody someone check comment tonight episode reviewer please hold applause talk conference dinner plant office paper full
method methods laugh track sequel peer reviewed footnote epilogue meanwhile defence modal verb respect scene story
evidence note finding findings decision basis scale limit limits limitation briefing point glance source document open addressed address abstract
policy relevance work working team teams study studies research article text publication preprint report reported link bio click below above
everyday word words simply plain put part life look appointment bring behind people figure care talk changing anything
slide home takeaway floor raise start coffee break debate preview list discussion audience room stage first next
line review capability radar diligence due starter roadmap reach evidence check technical
volunteer volunteers needed join joining thinking found weighing anyone invitation enroll enrol taking voluntary researcher researchers author authors
idea mechanism interest hood technical core inventor inventors following follow invention brief disclosed disclosure licensing claim claims drawing drawings patent
mention mentions mentioned application product status holder
main outcome key according journal reported data summary
case here today new latest fact facts more info information details download pdf thread post reply comment comments thought thoughts opinion think
opinions tell let know poke hole holes agree convinced surprised surprise enjoy happy excited proud thank thanks
what's it's that's here's see hear believe
bottom upshot headline nutshell point topic subject matter explained explain simple
referee referees adverb phrase lovely thing try trying tried calendar
reverse real plan planned come describe described cover kind far call called named alone way go went theory joy pleasure delight wonderful
charming neat clever elegant nice fun carefully
states state concludes conclude says say note notes simulation protocol vitro animal corrected retracted withdrawn expression concern preprint
early
verdict signal hint proof truth guess
methods results conclusion conclusions background objective aim limits caveat caveats scope population design who how why
twist tricky mathematics math maths pure calculation arithmetic uncertainty deserve deserves verb
in-depth deep dive explore discover discovered learn learned
`;

/** Words of reporting, and verbs that carry others: no matter where the source lacks them, matter where it has them. */
export const lightWords =
  'give gave given show shown shows found come came take took taken hold held stay stayed set add added together carry carried keep kept hand handed bring brought put go went gone lead led mean meant pick become became happen happened lie lay lot extra enough instead beyond outside apart mostly mainly partly slightly exactly briefly newly toward towards around whole side hardly nobody everybody two three four five six seven eight nine ten several plus serve served meet met run ran deal dealt turn turned seem seemed cope';

/** Whole phrases that contain a number or a name and still state nothing. */
export const framePhrases: readonly RegExp[] = [
  /\breviewer (?:2|two)\b/giu,
  /\b[Aa]ct (?:one|two|three|four|1|2|3|4|I{1,3}V?)\b/gu,
  /\bone (?:line|number|study|slide|question|caveat|idea|sentence|thing|result|catch|minute)\b/giu,
  /\bfirst question\b/giu,
  /\b(?:ask|talk to|talk with|check with|speak to) your (?:care team|doctor|nurse|clinician)(?: (?:first|before (?:any|you) changes?(?: anything)?|before (?:making|changing) any(?:thing| changes?)))?(?=[.!?,;]|$)/giu,
  /\b(?:the )?(?:abstract|paper|authors?) (?:do(?:es)?n['’]t|do(?:es)? not) (?:pick|choose|settle on) (?:one|a side|any|between them)\b/giu,
  /\bone (?:country|city|region|hospital|clinic|school|kind of|type of)\b/giu,
  /\b(?:this is|these are) (?:a )?links?, not (?:a )?causes?\b/giu,
  /\bthe finding is best read in full\b/giu,
  /\ba plan, (?:with )?no results yet\b/giu,
  /\b(?:R&D|Q&A|FAQ|TL;?DR|DOI|PDF|NB|PS|FYI|AI)\b/gu,
];
