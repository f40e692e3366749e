#!/usr/bin/env python3
"""Fits the two networks of the Amazons engine to rows written by amazons_games, and writes them as whole numbers.

    train.py --out NET [--epochs N] [--result SHARE] ROWS...

Needs PyTorch; a graphics processor makes it a matter of seconds. README.md in this folder is the recipe."""

import argparse
import struct
import time

import numpy
import torch

SEEN, CELLS, ROWS, FIRST, SECOND = 112, 7 ** 4, 2617, 64, 32
ROW = numpy.dtype([("x", "<i2", SEEN), ("stage", "u1"), ("result", "u1"), ("value", "<u2"), ("game", "<u4")])


class Model(torch.nn.Module):
    """The network of src/worlds/amazons/engine/net.h with real numbers, weights kept where whole numbers can hold them."""

    def __init__(self):
        super().__init__()
        self.first = torch.nn.EmbeddingBag(ROWS + 1, FIRST, mode="sum", padding_idx=ROWS)
        with torch.no_grad():
            self.first.weight.normal_(0, 0.01)
            self.first.weight[:, FIRST - 1] = 0
            self.first.weight[ROWS] = 0
        self.first_bias = torch.nn.Parameter(torch.rand(FIRST) * 0.5)
        self.second = torch.nn.Parameter(torch.randn(FIRST, SECOND) * 0.15)
        self.second_bias = torch.nn.Parameter(torch.rand(SECOND) * 0.5)
        self.third = torch.nn.Parameter(torch.randn(SECOND) * 0.1)
        self.bias = torch.nn.Parameter(torch.zeros(()))

    def forward(self, x):
        sums = self.first(x.int()) + self.first_bias
        first = sums[:, :FIRST - 1].clamp(0, 1)
        second = (first @ self.second[:FIRST - 1] + self.second_bias).clamp(0, 1)
        return second @ self.third + self.bias + sums[:, FIRST - 1]

    def keep_in_range(self):
        with torch.no_grad():
            self.first.weight[:CELLS].clamp_(-0.249, 0.249)
            self.first.weight[CELLS:].clamp_(-0.999, 0.999)
            self.first_bias.clamp_(-0.999, 0.999)
            self.second.clamp_(-15, 15)
            self.third.clamp_(-15, 15)

    def packed(self):
        def plain(tensor):
            return tensor.detach().cpu().double().numpy()

        def pairs(weights):  # [pair of inputs][output][one of the pair]
            return weights.reshape(weights.shape[0] // 2, 2, -1).transpose(0, 2, 1).reshape(-1)

        def whole(values, scale, kind):
            return numpy.rint(values * scale).astype(kind).tobytes()

        return (
            whole(plain(self.first.weight)[:ROWS], 1024, "<i2")
            + whole(pairs(plain(self.second)), 1024, "<i2")
            + whole(plain(self.third), 1024, "<i2")
            + whole(plain(self.first_bias), 1024, "<i2")
            + whole(plain(self.second_bias), 1 << 20, "<i4")
            + struct.pack("<i", round(self.bias.item() * (1 << 20)))
        )


def load(paths, device):
    rows = numpy.concatenate([numpy.fromfile(path, dtype=ROW) for path in paths])
    return {
        "x": torch.from_numpy(rows["x"].copy()).to(device),
        "stage": torch.from_numpy(rows["stage"].copy()).to(device),
        "result": torch.from_numpy(rows["result"].copy()).to(device),
        "value": torch.from_numpy(rows["value"].astype(numpy.float32) / 65535).to(device),
        "held": torch.from_numpy((rows["game"] % 40 == 0)).to(device),
    }


def fit(rows, stage, share, epochs, device):
    target = torch.where(
        rows["result"] < 2, share * rows["result"].float() + (1 - share) * rows["value"], rows["value"])
    here = rows["stage"] == stage
    training = torch.nonzero(here & ~rows["held"]).flatten()
    held = torch.nonzero(here & rows["held"]).flatten()
    sure = held[rows["result"][held] < 2]
    model = Model().to(device)
    steps_each = max(1, len(training) // 16384)
    optimiser = torch.optim.Adam(model.parameters(), lr=2e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, max_lr=4e-3, total_steps=epochs * steps_each + 1, pct_start=0.1)
    loss_of = torch.nn.functional.binary_cross_entropy_with_logits
    begun = time.time()
    for epoch in range(epochs):
        order = training[torch.randperm(len(training), device=device)]
        for step in range(steps_each):
            batch = order[step * 16384:(step + 1) * 16384]
            loss = loss_of(model(rows["x"][batch]), target[batch])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
            model.keep_in_range()
        if epoch % 5 == 4 or epoch == epochs - 1:
            with torch.no_grad():
                out = torch.cat([model(rows["x"][part]) for part in held.split(1 << 18)])
                error = loss_of(out, target[held]).item()
                out = torch.cat([model(rows["x"][part]) for part in sure.split(1 << 18)])
                guess = loss_of(out, rows["result"][sure].float()).item()
            print(f"stage {stage} epoch {epoch + 1}: held out {error:.4f}, results {guess:.4f}, "
                  f"{len(training)} rows, {time.time() - begun:.0f} s", flush=True)
    return model


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--result", type=float, default=0.25, help="share of the game's result in the target")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("rows", nargs="+")
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = load(arguments.rows, device)
    packed = b"AMAZONS2"
    for stage in range(2):
        packed += fit(rows, stage, arguments.result, arguments.epochs, device).packed()
    with open(arguments.out, "wb") as file:
        file.write(packed)


if __name__ == "__main__":
    main()
