"""The researcher's door: the same engines behind PettingZoo, Gymnasium and OpenSpiel, and many games in one call.

What a seat may know becomes numbers in `features/`, the same for every face.  `comptoir.envs.vector` is the fast way,
`comptoir.envs.pettingzoo`, `comptoir.envs.gymnasium` and `comptoir.envs.openspiel` are the faces others expect; each
is imported by its own name, and needs only its own library (`comptoir[envs]`, `comptoir[openspiel]`).
"""
