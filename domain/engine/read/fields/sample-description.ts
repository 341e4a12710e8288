/** Figures that describe the sample or the follow-up: no result, however many numbers they hold. */
export const describesSample =
  /\b(?:mean|median|average) (?:patient |gestational )?(?:ages?|follow-?up|duration of follow-?up)\b|\bfollow-?up (?:was|of)\b|\bwere (?:included|enrolled|recruited|excluded|randomi[sz]ed|eligible|invited|reviewed)\b|\bmet (?:the )?inclusion\b|\bresponse rate\b|\bwere (?:male|female|men|women)\b|\b(?:age|aged) (?:of )?\d/i;
