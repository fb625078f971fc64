import Echo
import EchoStore
import Foundation
import House
import HouseAdapters

/// The Home Assistant that the settings name, with the token that is stored for it.
actor ConfiguredHouse: HouseProtocol, HouseConversationProtocol {
    /// As `echo-tui key set` takes it.
    static let keyName = APIKeyName("home-assistant")

    /// Nil to tell of those that are there.
    private let address: HomeAssistantAddress?
    /// The only one that is accepted; nil for any that is valid.
    private let certificate: CertificateFingerprint?
    private let keys: APIKeys
    private var house: HomeAssistant?

    init(address: HomeAssistantAddress?, certificate: CertificateFingerprint?, keys: APIKeys) {
        self.address = address
        self.certificate = certificate
        self.keys = keys
    }

    func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        guard let address else { return await stay(away: .noAddress(found: await found()), tell) }
        let network = NetworkEnvironment(ProcessInfo.processInfo.environment)
        while !Task.isCancelled {
            let token = await token()
            if let token {
                let house = HomeAssistant(address: address, token: token, pin: certificate, network: network)
                self.house = house
                // It gives up where only a person can mend something.
                await house.run(tell)
                self.house = nil
            } else {
                tell(.away(.tokenRefused))
            }
            await waitForToken(otherThan: token)
        }
    }

    /// A person may store another one meanwhile.
    private func waitForToken(otherThan refused: HomeAssistantToken?) async {
        repeat {
            guard (try? await Task.sleep(for: Self.look)) != nil else { return }
        } while await token() == refused
    }

    /// How often the store is asked for a token once the last one was refused.
    private static let look = Duration.seconds(10)

    func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        guard let house else { throw .starting }
        return try await house.carryOut(order)
    }

    func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] {
        guard let house else { return [] }
        return try await house.history(of: devices, in: span)
    }

    func say(
        _ text: String, language: String, in conversation: String?
    ) async throws(HouseError) -> SpokenReply {
        guard let house else { throw .starting }
        return try await house.say(text, language: language, in: conversation)
    }

    /// Those that tell the local network of themselves. None of them is given the token: anybody can say so.
    private func found() async -> [String] {
        let found = (try? await HomeAssistantSearch().find()) ?? []
        return found.map { "\($0.name) at \($0.address.text)" }
    }

    private func token() async -> HomeAssistantToken? {
        guard let name = Self.keyName, let kept = try? await keys.key(name) else { return nil }
        return HomeAssistantToken(kept.reveal())
    }

    /// What keeps it away is only changed at the next start.
    private func stay(away error: HouseError, _ tell: @Sendable (HouseNews) -> Void) async {
        tell(.away(error))
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
    }
}
