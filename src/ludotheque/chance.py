"""Where chance comes from: a number for those who experiment, or a pledge that nobody could choose or foresee."""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from secrets import token_hex
from typing import Annotated

import msgspec

from ludotheque.kernel import Dice, KeyedDice

# How many bytes a secret has, and how many a seat adds at most.
SECRET, MOST = 32, 64
# The first line of what a key is the hash of, so that no other use of SHA-256 gives the same.
PURPOSE = "ludotheque chance 1"
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Added = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})*$", max_length=2 * MOST)]
Where = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]*$", max_length=16)]


class Pledge(msgspec.Struct, frozen=True):
    """A secret whose hash was shown first, what each seat then added to it, and the table it was for."""

    commitment: Hash
    secret: Hash
    # In hexadecimal, in the order of the seats; empty for who added nothing.
    added: Annotated[tuple[Added, ...], msgspec.Meta(max_length=20)] = ()
    table: Where = ""

    # What is printed or logged by mistake gives nothing away.
    def __repr__(self) -> str:
        return self.commitment

    def key(self) -> bytes:
        """Return the key of the generator: SHA-256 of purpose, secret, what was added, and table, a line each."""
        return sha256("\n".join([PURPOSE, self.secret, *self.added, self.table]).encode()).digest()

    def is_kept(self) -> bool:
        """Tell whether the secret is the one whose hash was shown."""
        return commitment_to(self.secret) == self.commitment

    def with_added(self, added: Sequence[str]) -> "Pledge":
        """Return the same pledge with what the seats have added to it."""
        return msgspec.structs.replace(self, added=tuple(added))


Seed = int | Pledge


def commitment_to(secret: str) -> str:
    """Return the hash of a secret: SHA-256 of its bytes."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def pledge(table: str = "", added: Sequence[str] = ()) -> Pledge:
    """Return a pledge with a fresh secret from the operating system's secure source."""
    secret = token_hex(SECRET)
    return Pledge(commitment_to(secret), secret, tuple(added), table)


def dice_for(seed: Seed) -> Dice:
    """Return the generator of a game: keyed for a pledge, quick for a number; neighbours have nothing in common."""
    if isinstance(seed, Pledge):
        return KeyedDice(seed.key())
    return Dice(int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "big") >> 2)


def fingerprint(seed: Seed) -> str:
    """Return the hash of a seed that a table shows at the start, so that the dice can be checked at the end."""
    if isinstance(seed, Pledge):
        return seed.commitment
    return blake2b(f"ludotheque {seed}".encode(), digest_size=16).hexdigest()
