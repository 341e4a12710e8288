import { quickTest } from '#domain/language/quick-test.ts';
import { remembered } from '#domain/language/remembered.ts';

/**
 * How much of its share a sentence keeps that says little: 1 where it says something, less the emptier it is. Such a sentence
 * leads only where nothing better is there, and never as a sure choice.
 */
export const substance: (text: string) => number = remembered((text) => {
  if (empty.some((asks) => asks(text))) return 0.1;
  return thin.some((asks) => asks(text)) ? 0.5 : 1;
});

/** Announces, praises or points onwards, and holds no result. */
const empty = [
  /^(?:The |Our |Its )?(?:\w+ )?(?:aims?|objectives?|purposes?|goals?) (?:of|in) (?:(?:this|the|our|present|current|these) ){1,2}(?:\w+ )?(?:study|work|paper|article|trial|research|review|project|investigation|survey|analysis|experiments?)\b[^,;]{0,40}? (?:is|are|was|were) to\b/i,
  /(?<!\b(?:that|which|who) )\b(?:is|are|was|were) (?:\w+ly )?(?:considered|examined|studied|investigated|analy[sz]ed|explored|discussed) in (?:more |greater |further |some )?(?:detail|depth)\.?$/i,
  /\b(?:is|are|was|represents?|provides?|offers?) (?:to our knowledge |among )?(?:the )?first (?:\w+ )?(?:(?:study|work|paper|report|research|survey|review|attempt|analysis) )?(?:to (?:provide|give|offer|explore|investigate|examine|describe|report on|address|assess)|(?:detailed|comprehensive|systematic|in-depth))\b(?!.*\b(?:reveal|show|demonstrat|find)\w*)/i,
  /^[^,;]{0,60}\b(?:provides?|provided|gives?|offers?|yields?|brings?) (?:\w+ ){0,4}?insights?\b(?! that\b)(?!.*\b(?:reveal|show|demonstrat|find|suggest|including)\w*)/i,
  /\b(?:has|have|having) (?:\w+ ){0,3}(?:implications?|ramifications?) for\b(?!.*\b(?:namely|because)\b)/i,
  /\b(?:calls?|calling) for (?:\w+ ){0,4}(?:efforts?|action|attention|research|collaboration|measures|policies|approaches)\b/i,
  /\b(?:can|could|may|might|should|will) (?:\w+ ){0,4}?be (?:\w+ ){0,2}?further (?:investigated|studied|explored|examined|developed|improved|extended|analy[sz]ed)\b|\bcan be (?:in practice )?further\b/i,
  /\b(?:recommendations?|directions|challenges|implications|limitations|perspectives|applications|examples|guidelines) (?:[\w-]+ ){0,8}?(?:is|are) (?:also |then |further )?(?:provided|discussed|given|presented|outlined|offered|described|highlighted)\b/i,
  /\b(?:concludes?|ends?|closes?) (?:\w+ )?with (?:a |an |some )?(?:\w+ ){0,2}?(?:discussion|remarks|outlook|recommendations|suggestions|summary|overview)\b/i,
  /\bset of (?:\w+ ){0,2}?(?:features|factors|principles|properties|characteristics) (?:that|which) (?:are|is) (?:central|key|important|essential|critical|relevant)\b/i,
  /\b(?:sheds?|shedding|cast|casts) (?:\w+ )?(?:new |further |some )?light (?:on|into|upon)\b/i,
  /\b(?:approach|method|framework|model|technique|algorithm|estimator)s? can (?:also |then |further )be (?:utili[sz]ed|used|applied|extended|adapted|generali[sz]ed) (?:to|for|in) (?:\w+ )?(?:these|this|those|such|other|various|several|many|different)\b/i,
].map(quickTest);

/** Holds something beside its announcement, or something small. */
const thin = [
  /\bcontribut\w+ to (?:the|our|a) (?:growing |existing |current )?(?:\w+ )?(?:literature|knowledge|understanding|body|debate)\b/i,
  /\b(?:[Ww]e|paper|article|study) (?:also |then |further |briefly )?(?:discuss|review|describe|outline|summari[sz]e|consider|explore)(?:es|s)? (?:the |some |several |various |different |possible |potential |how )/,
  /\b(?:important|broad|practical|significant|potential) (?:implications?|ramifications?)\b/i,
  /\b(?:approach|method|framework|model|technique|algorithm|estimator)s? can (?:also |then |further )be (?:utili[sz]ed|used|applied|extended|adapted|generali[sz]ed)\b/i,
  /\bcan (?:\w+ )?(?:provide|give|offer|yield) (?:\w+ ){0,3}?insights?\b/i,
  // "Naps may help nurses": to what, and how much, another sentence says.
  /^(?:[\p{L}\d-]+ ){1,5}(?:may|might|could|can) (?:help|benefit|be (?:useful|helpful|beneficial))(?: [\p{L}-]+){0,3}\.$/u,
  /\bstarting point for\b|\bpave[sd]? the way\b|\bopens? (?:up )?(?:the door|new|avenues|possibilities)\b/i,
].map(quickTest);
