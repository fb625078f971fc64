public import Echo
public import Foundation
public import House

/// The Home Assistant that the settings name, with the token that is stored for it. Another token that is stored once the
/// last one was refused is taken by itself.
public actor ConfiguredHouse: HouseProtocol, HouseConversationProtocol {
    /// Nil to tell of those that are there.
    private let address: HomeAssistantAddress?
    /// The only one that is accepted; nil for any that is valid.
    private let certificate: CertificateFingerprint?
    private let network: NetworkEnvironment
    private let patience: HomeAssistantPatience
    private let also: HomeAssistantExposure
    private let token: @Sendable () async -> HomeAssistantToken?
    private var house: HomeAssistant?

    /// - Parameters:
    ///   - address: nil where none was said: then those that are on the network are told.
    ///   - certificate: the only one that is accepted; nil to ask the machine's authorities.
    ///   - network: proxies and authorities.
    ///   - also: what is seen though it is not shown to assistants.
    ///   - token: the one that is stored now; nil where none is.
    public init(
        address: HomeAssistantAddress?, certificate: CertificateFingerprint? = nil,
        network: NetworkEnvironment = NetworkEnvironment(), patience: HomeAssistantPatience = HomeAssistantPatience(),
        also: HomeAssistantExposure = HomeAssistantExposure(),
        token: @escaping @Sendable () async -> HomeAssistantToken?
    ) {
        self.address = address
        self.certificate = certificate
        self.network = network
        self.patience = patience
        self.also = also
        self.token = token
    }

    public func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        guard let address else { return await stay(away: .noAddress(found: await found()), tell) }
        while !Task.isCancelled {
            let token = await token()
            if let token {
                let house = HomeAssistant(
                    address: address, token: token, renewed: self.token, pin: certificate, network: network,
                    patience: patience, also: also)
                self.house = house
                // It gives up where only a person can mend something.
                await house.run(tell)
                self.house = nil
            } else {
                tell(.away(.tokenMissing))
            }
            await waitForToken(otherThan: token)
        }
    }

    /// A person may store another one meanwhile.
    private func waitForToken(otherThan refused: HomeAssistantToken?) async {
        repeat {
            guard (try? await Task.sleep(for: patience.token)) != nil else { return }
        } while await token() == refused
    }

    public func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        guard let house else { throw .starting }
        return try await house.carryOut(order)
    }

    public func carryOut(_ order: DeviceOrder, code: HousePIN?) async throws(HouseError) -> ChangeCause {
        guard let house else { throw .starting }
        return try await house.carryOut(order, code: code)
    }

    public func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] {
        guard let house else { return [] }
        return try await house.history(of: devices, in: span)
    }

    public func say(
        _ text: String, language: String, in conversation: String?
    ) async throws(HouseError) -> SpokenReply {
        guard let house else { throw .starting }
        return try await house.say(text, language: language, in: conversation)
    }

    /// The one that is connected now.
    func connected() throws(HouseError) -> HomeAssistant {
        guard let house else { throw .starting }
        return house
    }

    /// Those that tell the local network of themselves. None of them is given the token: anybody can say so.
    private func found() async -> [String] {
        let found = (try? await HomeAssistantSearch().find()) ?? []
        return found.map { "\($0.name) at \($0.address.text)" }
    }

    /// What keeps it away is only changed at the next start.
    private func stay(away error: HouseError, _ tell: @Sendable (HouseNews) -> Void) async {
        tell(.away(error))
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
    }
}
