"""The weights that ship, read back into 32 bits, so that teaching can go on from them."""

import glob
import os
import re

import numpy
import onnx
import torch
from onnx import numpy_helper

WEIGHTS = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "..", "..", "server", "adapters", "claim-verifier", "weights", "model.onnx.*"
)


def shipped_state(state, frozen):
    """`state`: the state of a fresh model over the base. What begins with one of `frozen` is the base's own and stays exact."""
    graph = onnx.load_from_string(b"".join(open(part, "rb").read() for part in sorted(glob.glob(WEIGHTS)))).graph
    values = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    found = {name: values[name] for name in state if name in values}
    for node in graph.node:
        for name in node.input:
            # Biases and norms keep their names; matrices are named by the node that reads them, and stand on their side.
            path = re.match(r"/(?:whole/|word/)?(.+?)/(?:Gemm_)?MatMul_quant$", node.name)
            if name.endswith("_quantized") and name in values and path:
                whole = path.group(1).replace("/", ".")
                found[f"{whole}.weight"] = exact(values, name)
    for name, value in found.items():
        if name in state and not name.startswith(tuple(frozen)):
            value = torch.tensor(numpy.array(value))
            state[name] = value.T.contiguous() if value.shape != state[name].shape or is_square(name, value) else value
    return state


def exact(values, name):
    """Eight bits and their scale as numbers; for a matrix one scale a column."""
    stem = name.removesuffix("_quantized")
    scale, zero = values[f"{stem}_scale"], values[f"{stem}_zero_point"].astype(numpy.float32)
    return (values[name].astype(numpy.float32) - zero) * scale


def is_square(name, value):
    """A matrix as long as wide does not show on which side it stands."""
    return name.endswith(".weight") and value.dim() == 2 and value.shape[0] == value.shape[1]
