/// How one address may have been spelled where it was signed: Twilio's servers, and the proxies between, do not agree on
/// whether the port belongs to it.
enum SignedAddress {
    private static let ports = ["http": "80", "ws": "80", "https": "443", "wss": "443"]

    static func spellings(of address: String) -> [String] {
        guard let schemeEnd = address.firstRange(of: "://") else { return [address] }
        let scheme = String(address[..<schemeEnd.lowerBound])
        let pathStart = address[schemeEnd.upperBound...].firstIndex { "/?#".contains($0) } ?? address.endIndex
        let authority = address[schemeEnd.upperBound..<pathStart]
        let hostStart = authority.lastIndex(of: "@").map { authority.index(after: $0) } ?? authority.startIndex
        let (before, after) = (address[..<hostStart], address[pathStart...])
        let host = authority[hostStart...]
        // An address of IPv6 has colons within brackets.
        let portStart = host.lastIndex(of: ":").flatMap { host[$0...].contains("]") ? nil : $0 }
        let name = host[..<(portStart ?? host.endIndex)]
        let other = portStart == nil ? ports[scheme].map { before + name + ":" + $0 + after } : before + name + after
        return [address] + (other.map { [String($0)] } ?? [])
    }
}
