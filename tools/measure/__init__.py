"""Measurements: strength and calibration of bots, balance, server load, screen coverage."""
