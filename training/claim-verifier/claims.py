"""Claims beside what of their source a verifier reads: the corpus's own and, where the folder of data sets has them, the first 5,120."""

import collections
import hashlib
import json
import math
import os
import random
import re

HERE = os.path.dirname(os.path.abspath(__file__))
CORPUS = os.path.join(HERE, "..", "..", "corpus")
HELD_OUT = os.path.join(HERE, "..", "..", "benchmarks", "check", "held-out-ids.txt")
DATASETS = os.environ.get("PAPERLARK_DATASETS", "")

WORD = re.compile(r"[A-Za-z][A-Za-z'-]+|\d[\d.,]*")


def stem(word):
    return re.sub(r"(ations?|ing|ed|es|s|ly|e)$", "", word.lower())[:9]


def stems(text):
    return {stem(word) for word in WORD.findall(text)}


def lines(path):
    with open(path, encoding="utf8") as file:
        return [json.loads(line) for line in file]


class Sources:
    """Abstracts by id: `title` and `sentences`. Knows how rare a stem is among them."""

    def __init__(self):
        self.by_id = {}
        for name in ("factsheets", "abstracts", "told", "own-words"):
            for record in lines(os.path.join(CORPUS, f"{name}.jsonl")):
                if record.get("sentences"):
                    self.by_id[record["id"]] = record
        if DATASETS:
            for record in lines(os.path.join(DATASETS, "claims", "sources.jsonl")):
                self.by_id[record["id"]] = record
        self.documents = collections.Counter(
            one for record in self.by_id.values() for one in {s for text in record["sentences"] for s in stems(text)}
        )

    def rarity(self, one):
        return math.log((len(self.by_id) + 1) / (self.documents[one] + 0.5))

    def evidence(self, source, claim, most=3):
        """The title and the `most` sentences that share most of the claim's rare stems, in their order."""
        wanted = stems(claim)

        def worth(text):
            return sum(self.rarity(one) for one in stems(text) & wanted) / math.sqrt(5 + len(text.split()))

        sentences = source["sentences"]
        best = sorted(sorted(range(len(sentences)), key=lambda at: -worth(sentences[at]))[:most])
        title = (source.get("title") or "").rstrip(".")
        return " ".join(([f"{title}."] if title else []) + [sentences[at] for at in best])


def read_claims(sources):
    """Three lists of {source, claim, supported, kind}: taught, kept for setting thresholds, kept for measuring."""
    taught, apart, held_out = [], [], []

    def row(record):
        return dict(
            source=sources.by_id[record["id"]],
            claim=record["claim"],
            supported=record["label"] == "yes",
            kind=record["kind"] or "supported",
            reader=record.get("reader", 0),
        )

    for record in lines(os.path.join(CORPUS, "claims.jsonl")):
        (apart if record.get("apart") else taught).append(row(record))
    if DATASETS:
        with open(HELD_OUT, encoding="utf8") as file:
            held = set(file.read().split("\n"))
        for record in lines(os.path.join(DATASETS, "claims", "claims.jsonl")):
            (held_out if record["id"] in held else taught).append(row(record))
    return taught, apart, held_out


def is_frozen(name):
    """Of the corpus's frozen tenth, as `tools/training/corpus.ts` has it: never taught with."""
    return int(hashlib.sha256(name.encode()).hexdigest()[:8], 16) % 10 == 0


def read_lines(sources):
    """What careful readers told of abstracts in plain words, in a post's first lines and in own words: all supported."""
    texts = []
    for sheet in lines(os.path.join(CORPUS, "factsheets.jsonl")):
        texts += [(sheet["id"], sheet["plain"])] + [(sheet["id"], more.get("plain")) for more in sheet.get("more") or []]
    for told in lines(os.path.join(CORPUS, "told.jsonl")):
        texts += [(told["id"], line["text"]) for line in [told["lead"], *told["told"]]]
    for own in lines(os.path.join(CORPUS, "own-words.jsonl")):
        texts += [] if own.get("apart") else [(own["id"], text) for text in own["own"]]
    return [
        dict(source=sources.by_id[name], claim=text, supported=True, kind="line")
        for name, text in texts
        if text and name in sources.by_id and not is_frozen(name)
    ]


OPPOSITES = dict(
    pair.split("/")
    for pair in (
        "increase/decrease increased/decreased increases/decreases higher/lower more/fewer greater/smaller improved/worsened "
        "improves/worsens reduced/raised reduces/raises better/worse positive/negative faster/slower larger/smaller longer/shorter "
        "early/late strong/weak before/after rose/fell above/below most/few first/last can/cannot"
    ).split()
)
OPPOSITES |= {other: one for one, other in OPPOSITES.items()}
LIGHT = set(
    "the a an of in on at to for with and or but by from as is are was were be been this that these those it its their they we he "
    "she not no than then which who whose when where while if so such can may might could would should will has have had do does did "
    "into over under between among about after before during through per more less most least all any some each both also only very "
    "there here up down out".split()
)


def content_words(text):
    return [word for word in re.finditer(r"[A-Za-z][A-Za-z-]{3,}", text) if word.group().lower() not in LIGHT]


def other_number(claim, source):
    numbers = list(re.finditer(r"\d+(?:\.\d+)?", claim))
    if not numbers:
        return None
    number = random.choice(numbers)
    others = [one for one in re.findall(r"\d+(?:\.\d+)?", source) if one != number.group() and one not in claim]
    if others and random.random() < 0.6:
        value = random.choice(others)
    else:
        value = str(round(float(number.group()) * random.choice([0.5, 0.8, 1.2, 1.5, 2, 3]), 1)).rstrip("0").rstrip(".")
    return claim[: number.start()] + value + claim[number.end() :]


def opposite(claim, _source):
    words = [word for word in re.finditer(r"[A-Za-z]+", claim) if word.group().lower() in OPPOSITES]
    if not words:
        return None
    word = random.choice(words)
    return claim[: word.start()] + OPPOSITES[word.group().lower()] + claim[word.end() :]


def denied(claim, _source):
    denial = re.search(r"\b(did|does|do|was|were|is|are) not\b", claim)
    if denial:
        kept = "" if denial.group(1) in ("did", "does", "do") else denial.group(1)
        return (claim[: denial.start()] + kept + claim[denial.end() :]).replace("  ", " ")
    verb = re.search(r"\b(was|were|is|are|may|might|could)\b", claim)
    return claim[: verb.end()] + " not" + claim[verb.end() :] if verb else None


def other_name(claim, source):
    words = content_words(claim)
    known = {stem(word.group()) for word in words}
    others = [word.group() for word in content_words(source) if stem(word.group()) not in known]
    if not words or not others:
        return None
    word = random.choice(words)
    for ending in (3, 1):
        alike = [
            one
            for one in others
            if one[-ending:].lower() == word.group()[-ending:].lower() and one[0].isupper() == word.group()[0].isupper()
        ]
        if alike:
            return claim[: word.start()] + random.choice(alike) + claim[word.end() :]
    return None


def exchanged(claim, _source):
    words = content_words(claim)
    pairs = [
        (one, other)
        for at, one in enumerate(words)
        for other in words[at + 2 :]
        if one.start() > 0 and one.group()[-2:].lower() == other.group()[-2:].lower() and stem(one.group()) != stem(other.group())
    ]
    if not pairs:
        return None
    one, other = random.choice(pairs)
    return claim[: one.start()] + other.group() + claim[one.end() : other.start()] + one.group() + claim[other.end() :]


def twin_of(row):
    """A supported claim with one fault put into it, or None: seen beside the claim it shows what the difference is."""
    source = " ".join(row["source"]["sentences"])
    for fault in random.sample([other_number, opposite, denied, other_name, exchanged], 5):
        claim = fault(row["claim"], source)
        if claim and claim != row["claim"]:
            return dict(row, claim=claim, supported=False, kind="twin")
    return None
