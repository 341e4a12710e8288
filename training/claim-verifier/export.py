"""Writes a checkpoint as ONNX with weights in 8 bits: `python export.py BASE CHECKPOINT OUT`, or from train.py."""

import os
import sys

import torch
from model import Verifier
from onnxruntime.quantization import QuantType, quantize_dynamic


def export(base, checkpoint, out):
    model = Verifier(base).eval()
    state = torch.load(checkpoint, map_location="cpu")
    model.load_state_dict({name: weights.float() for name, weights in state["model"].items()})
    ids = torch.randint(5, 2000, (4, 120))
    mask, claim = torch.ones_like(ids), torch.zeros_like(ids)
    claim[:, 1:25] = 1
    table = {0: "batch", 1: "length"}
    whole = f"{out}.32"
    with torch.no_grad():
        torch.onnx.export(
            model,
            (ids, mask, claim),
            whole,
            input_names=["ids", "mask", "claim"],
            output_names=["score", "words"],
            dynamic_axes=dict(ids=table, mask=table, claim=table, words=table, score={0: "batch"}),
            opset_version=17,
            dynamo=False,
        )
    quantize_dynamic(whole, out, weight_type=QuantType.QInt8, per_channel=True, op_types_to_quantize=["MatMul", "Gather"])
    os.remove(whole)


if __name__ == "__main__":
    export(*sys.argv[1:4])
