"""Measurements: strength and calibration of bots, balance, server load, use of the screen."""
