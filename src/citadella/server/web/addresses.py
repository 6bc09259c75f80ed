"""Addresses of clients: their networks, loopback addresses, trusted proxies."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.requests import HTTPConnection

from citadella.server.settings import SettingError

Network = IPv4Network | IPv6Network


def network_of(host: str) -> str:
    """Return the unit to which limits apply: the /64 of an IPv6 address, or an IPv4 address."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, 64), strict=False))
    return str(found)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def client_address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "unknown"


def client_network(connection: HTTPConnection) -> str:
    """Return the client's network; limits apply to networks, not to single addresses."""
    return network_of(client_address(connection))


def is_local(connection: HTTPConnection) -> bool:
    """Return whether a request comes from this machine, to a local host name."""
    named = (connection.url.hostname or "").rstrip(".")
    return is_loopback(client_address(connection)) and (named == "localhost" or is_loopback(named))


class TrustedProxies:
    """The reverse proxies whose reports of client addresses the server trusts."""

    def __init__(self, listed: str) -> None:
        """Read the proxies' addresses and networks from `listed`, where commas separate them."""
        self._networks: list[Network] = []
        for word in filter(None, (part.strip() for part in listed.split(","))):
            try:
                self._networks.append(ip_network(word, strict=False))
            except ValueError:
                raise SettingError(
                    "Invalid value for the setting 'proxies': '{word}' is neither an address nor a "
                    "network.",
                    word=word,
                ) from None

    def __contains__(self, host: str) -> bool:
        try:
            found = ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in self._networks)
