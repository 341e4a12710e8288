/**
 * Stock phrases that state nothing of any work, whoever writes them: they greet, lead over, joke, ask for attention or advise. What says
 * something of the work, if only that it leaves something out ("no patients took part"), is none of them. One a line, lower case, without
 * the sign that ends it.
 */
export const setPhrases = `
straight to it, on
straight to it
no spin, on
no spin
argue with this
suggests, not proves
seems, not settled
appears, not settled
likely, not certain
probably, not for certain
the test:
quick one on
if you've ever wondered about
something i'd want to know about
curious what you make of it
here's one worth sharing on
here's one worth sharing
null results deserve love too
glad that someone looked into this
glad that this was asked
one thing to keep in mind
overheard between two telescopes
news from upstairs
overheard in the server room
a laptop fan clears its throat
overheard at the blackboard
a piece of chalk takes the floor
a spherical cow walks into a seminar
overheard among the test tubes
the lab coat has news
overheard at the microscope
small talk about the weather, upgraded
a rain gauge taps the microphone
footnotes at the ready
overheard at the seminar cookies
a questionnaire walks into a bar
small talk for your next conference dinner
told with a straight face, on
told with a straight face
no jokes for this one
setting the jokes aside
a serious one, told straight
from a document with more commas than coffee breaks
small talk on
no punchline needed, on
no jokes on
no punchline needed
small talk, with a source
straight face on
told straight
had no further comment
the stars were not available for comment
no telescope laughed during this post
the laptop fan asked not to be named
the rubber duck listened without interrupting
applause is left as an exercise for the reader
the chalk rests its case
the spherical cow sends its regards
no cat was put in a box for this post
the lab coat has no further questions
please do not lick the samples
the microscope gave no interviews
the weather was not available for comment
the rock in the corner stays neutral
reviewer 2 has asked for one more table
the seminar cookies took no side
the coffee machine asked for a second round
please hold your applause until the methods section
and we respect a hedge
no laugh track
the long version
the numbers, told straight
methods, abridged
for the file:
for the people this document speaks of
for patients and families
what it doesn't tell us yet
talk with your care team before changing anything
your care team can help
one slide, one point
if you take one slide home on
one point on
one limit to raise
one line for the r&d review
for the floor
for the technology watch
tested on:
constraint:
not an invitation to enroll
it is not an invitation to enroll
nothing to sign up for here
nothing to sign up for in this work on
no volunteers needed; this is about
no volunteers needed here
no volunteers needed
for the invention watch
the idea in one line
the core, in one line
open risk:
`;
