"""Teaches the claim verifier and writes it in the form that the product reads.

  PAPERLARK_DATASETS=folder python train.py WORK [--passes 2] [--lr 4e-5] [--resume]
  PAPERLARK_DATASETS=folder python train.py WORK --go-on --lr 2e-5 --frozen 6 --minutes 90

WORK keeps the base model and, every 200 steps, a checkpoint (`--resume` goes on from it). At the end `WORK/model.onnx` (8-bit) is
written, with its figures on the claims kept apart. Batches of 16; the embeddings and the lowest four layers stay as they are; weights
in bfloat16 with a copy in 32 bits where the processor has AMX, which does that several times as fast, else in 32 bits.

`--go-on` begins with the weights that ship and teaches what they have not seen: claims of readers 132 and later, faithful lines, and of
the older claims one to four of these. `--minutes` ends the teaching then, its rate falling in the last third of that time as in the last
third of the steps."""

import argparse
import collections
import math
import os
import random
import time

import torch
from claims import Sources, read_claims, read_lines, twin_of
from export import export
from model import Reader, Verifier, unpack_base
from shipped import shipped_state

options = argparse.ArgumentParser()
options.add_argument("work")
options.add_argument("--passes", type=float, default=2)
options.add_argument("--lr", type=float, default=4e-5)
options.add_argument("--threads", type=int, default=os.cpu_count())
options.add_argument("--resume", action="store_true")
options.add_argument("--go-on", action="store_true")
options.add_argument("--frozen", type=int, default=4)
options.add_argument("--minutes", type=float, default=math.inf)
options = options.parse_args()
torch.manual_seed(2)
random.seed(2)
torch.set_num_threads(options.threads)

BATCH, TWINS = 16, 0.3
IS_HALF = torch.cpu._is_amx_tile_supported()
base = unpack_base(options.work)
reader, model, sources = Reader(base), Verifier(base).fast(), Sources()
taught, apart, held_out = read_claims(sources)
taught += read_lines(sources)
checkpoint = os.path.join(options.work, "checkpoint.pt")
done = 0
if options.resume:
    state = torch.load(checkpoint)
    model.load_state_dict(state["model"])
    done = state["step"]
elif options.go_on:
    bases_own = ["e.embeddings", "e.encoder.relative_attention_bias", *(f"e.encoder.layer.{at}." for at in range(4))]
    model.load_state_dict(shipped_state(model.state_dict(), bases_own))
if options.go_on:
    unseen = [row for row in taught if row["kind"] == "line" or row["reader"] >= 132]
    seen = [row for row in taught if not (row["kind"] == "line" or row["reader"] >= 132)]
    taught = unseen + random.sample(seen, len(unseen) // 4)
for part in [model.e.embeddings, model.e.encoder.relative_attention_bias, *model.e.encoder.layer[: options.frozen]]:
    part.requires_grad_(False)
model = model.bfloat16() if IS_HALF else model
live = [(name, weights) for name, weights in model.named_parameters() if weights.requires_grad]
exact = [weights.detach().float().clone() for _, weights in live]
encoder = [copy for (name, _), copy in zip(live, exact) if name.startswith("e.")]
heads = [copy for (name, _), copy in zip(live, exact) if not name.startswith("e.")]
groups = [dict(params=encoder, times=1), dict(params=heads, times=10)]
optimiser = torch.optim.AdamW(groups, lr=options.lr, betas=(0.9, 0.99), weight_decay=0.01, fused=True)


def rows():
    """The claims in an order of their own each pass, some supported ones followed by a twin with one fault."""
    while True:
        for row in random.sample(taught, len(taught)):
            yield row
            twin = twin_of(row) if row["supported"] and random.random() < TWINS else None
            if twin:
                yield twin


def batches():
    """Batches of about one length."""
    stream = rows()
    while True:
        read = [(row, reader.read(row["claim"], sources.evidence(row["source"], row["claim"]))) for row, _ in zip(stream, range(BATCH * 12))]
        read.sort(key=lambda one: len(one[1][0]))
        parts = [read[at : at + BATCH] for at in range(0, len(read), BATCH)]
        yield from random.sample(parts, len(parts))


def scores(claims):
    model.eval()
    read = [reader.read(row["claim"], sources.evidence(row["source"], row["claim"])) for row in claims]
    order = sorted(range(len(read)), key=lambda at: len(read[at][0]))
    found = [0.0] * len(read)
    with torch.no_grad():
        for at in range(0, len(order), 32):
            places = order[at : at + 32]
            for place, score in zip(places, model(*reader.batch([read[p] for p in places]))[0].tolist()):
                found[place] = score
    model.train()
    return found


def report(claims):
    if not claims:
        return
    found = scores(claims)
    wrong = [score for score, row in zip(found, claims) if not row["supported"]]
    right = sorted(score for score, row in zip(found, claims) if row["supported"])
    below = lambda values, bar: sum(value <= bar for value in values) / len(values)
    best, bar = max((below(wrong, bar) + 1 - below(right, bar), bar) for bar in sorted(found)[::4])
    eighth = right[int(0.08 * len(right))]
    kinds = collections.defaultdict(list)
    for score, row in zip(found, claims):
        kinds[row["kind"]].append(score <= bar)
    print(f"balanced accuracy {50 * best:.1f}; with 8 % false alarms {100 * below(wrong, eighth):.1f} % found")
    print({kind: round(sum(flags) / len(flags), 2) for kind, flags in sorted(kinds.items())}, flush=True)


steps = math.ceil(options.passes * len(taught) * (1 + TWINS / 2) / BATCH)
print(f"{len(taught)} claims taught, {len(held_out)} kept for measuring, {steps} steps", flush=True)
began, running = time.time(), 0.69
for step, batch in zip(range(done, steps), batches()):
    left = min(1 - step / steps, 1 - (time.time() - began) / 60 / options.minutes)
    if left <= 0:
        break
    for group in optimiser.param_groups:
        group["lr"] = options.lr * group["times"] * min(1, (step - done + 1) / 40) * min(1, left / 0.3)
    score, _ = model(*reader.batch([read for _, read in batch]))
    labels = torch.tensor([float(row["supported"]) for row, _ in batch])
    loss = torch.nn.functional.binary_cross_entropy_with_logits(score, labels)
    loss.backward()
    length = torch.sqrt(sum((weights.grad.float() ** 2).sum() for _, weights in live))
    for (_, weights), copy in zip(live, exact):
        copy.grad = weights.grad.float() * min(1, 1 / float(length))
        weights.grad = None
    optimiser.step()
    with torch.no_grad():
        for (_, weights), copy in zip(live, exact):
            weights.copy_(copy)
    running = 0.98 * running + 0.02 * loss.item()
    if (step + 1) % 50 == 0:
        print(f"{step + 1} of {steps}, loss {running:.3f}, {(time.time() - began) / 60:.1f} min", flush=True)
        torch.save(dict(model=model.state_dict(), step=step + 1), checkpoint)
torch.save(dict(model=model.state_dict(), step=steps), checkpoint)
report(apart)
report(held_out)
export(base, checkpoint, os.path.join(options.work, "model.onnx"))
