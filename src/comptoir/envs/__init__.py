"""Research environments: the engines as PettingZoo, Gymnasium, OpenSpiel and vector environments.

All of them share one observation encoding (`layout.py`) and one action space (`action_index.py`).  Each is imported by
its own name, `comptoir.envs.vector`, `.pettingzoo`, `.gymnasium` or `.openspiel`, and needs only its own library
(`comptoir[envs]`, `comptoir[openspiel]`).
"""
