import House

/// Puts together what answers say, in whatever order they come.
struct HomeAssistantSightings: Sendable {
    static let type = DNSName(["_home-assistant", "_tcp", "local"])
    /// Our choice: more than any home has; what comes later is not taken.
    static let most = 32
    static let mostAnswers = 500

    private var names: [DNSName] = []
    private var servers: [DNSName: (host: DNSName, port: Int)] = [:]
    private var texts: [DNSName: [String: String]] = [:]
    private var addresses: [DNSName: [String]] = [:]
    private var answers = 0

    var takesMore: Bool { answers < Self.mostAnswers }

    mutating func take(_ answer: DNSAnswer) {
        guard takesMore else { return }
        answers += 1
        // Addresses are kept for hosts that are known, which a record of the same answer may make.
        for record in answer.records { takeName(record) }
        for record in answer.records { takePlace(record) }
        for record in answer.records { takeAddress(record) }
    }

    private mutating func takeName(_ record: DNSRecord) {
        guard case .pointer(Self.type, let name) = record, name.parent == Self.type, !names.contains(name),
            names.count < Self.most
        else { return }
        names.append(name)
    }

    private mutating func takePlace(_ record: DNSRecord) {
        switch record {
        case .server(let name, let host, let port) where names.contains(name): servers[name] = (host, port)
        case .text(let name, let pairs) where names.contains(name): texts[name] = pairs
        default: break
        }
    }

    private mutating func takeAddress(_ record: DNSRecord) {
        guard case .address(let host, let address) = record, servers.values.contains(where: { $0.host == host }),
            addresses[host, default: []].count < 8, !addresses[host, default: []].contains(address)
        else { return }
        addresses[host, default: []].append(address)
    }

    /// What is still to be asked for: always the names, and what is missing of those that are known.
    var questions: [DNSQuestion] {
        let services = names.filter { servers[$0] == nil }.flatMap {
            [DNSQuestion(name: $0, kind: DNSRecord.Kind.server), DNSQuestion(name: $0, kind: DNSRecord.Kind.text)]
        }
        let hosts = names.compactMap { servers[$0]?.host }.filter { addresses[$0] == nil }
            .map { DNSQuestion(name: $0, kind: DNSRecord.Kind.a) }
        return [DNSQuestion(name: Self.type, kind: DNSRecord.Kind.pointer)] + services + hosts
    }

    /// By name; those of which it is not known where they are reached are left out.
    var found: [FoundHomeAssistant] {
        names.compactMap { name in
            let text = texts[name] ?? [:]
            guard let address = address(name, text) else { return nil }
            let called = HouseProgramText.clean(text["location_name"]) ?? HouseProgramText.clean(name.labels.first)
            return FoundHomeAssistant(
                name: called ?? address.host, address: address, version: HouseProgramText.clean(text["version"]))
        }
        .sorted { ($0.name, $0.address.host, $0.address.port) < ($1.name, $1.address.host, $1.address.port) }
    }

    /// What it says of itself comes first: it knows whether it is encrypted, and its certificate holds for a name.
    private func address(_ name: DNSName, _ text: [String: String]) -> HomeAssistantAddress? {
        for key in ["internal_url", "base_url"] {
            guard let url = HouseProgramText.identifier(text[key]), url.contains("://"),
                let address = HomeAssistantAddress(url)
            else { continue }
            return address
        }
        guard let server = servers[name], server.port > 0 else { return nil }
        let all = addresses[server.host] ?? []
        let host = all.first { !$0.contains(":") } ?? all.first { !$0.hasPrefix("fe80:") }
        guard let host = host ?? HouseProgramText.identifier(server.host.text) else { return nil }
        return HomeAssistantAddress(host: host, port: server.port)
    }
}
