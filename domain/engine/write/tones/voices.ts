import type { ToneId } from '#domain/posts/tones.ts';
import type { Voice } from '../voice.ts';
import { casual } from './casual.ts';
import { conferenceSpotlight } from './conference-spotlight.ts';
import { edgy } from './edgy.ts';
import { enthusiastic } from './enthusiastic.ts';
import { funny } from './funny.ts';
import { industryImpact } from './industry-impact.ts';
import { patentSpotlight } from './patent-spotlight.ts';
import { patientVoice } from './patient-voice.ts';
import { policyBrief } from './policy-brief.ts';
import { publisher } from './publisher.ts';
import { trialRecruit } from './trial-recruit.ts';

/** How each tone writes. */
export const voices: Readonly<Record<ToneId, Voice>> = {
  publisher,
  edgy,
  casual,
  enthusiastic,
  funny,
  'policy-brief': policyBrief,
  'patient-voice': patientVoice,
  'conference-spotlight': conferenceSpotlight,
  'industry-impact': industryImpact,
  'trial-recruit': trialRecruit,
  'patent-spotlight': patentSpotlight,
};
