/// Understands what was said.
public protocol HearingProtocol: Sendable {
    func hear(_ request: HearingRequest) async throws(ProviderError) -> HeardWords
}
