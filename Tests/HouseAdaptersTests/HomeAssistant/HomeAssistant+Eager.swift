import EchoConcurrency
import House
import Testing

@testable import HouseAdapters

extension HomeAssistant {
    /// One that waits for nothing longer than a test has to.
    static func eager(
        at address: HomeAssistantAddress, token: String = "token-of-test", pin: CertificateFingerprint? = nil,
        _ change: (inout HomeAssistantPatience) -> Void = { _ in }
    ) throws -> HomeAssistant {
        var patience = HomeAssistantPatience.eager
        change(&patience)
        return HomeAssistant(
            address: address, token: try #require(HomeAssistantToken(token)), pin: pin, patience: patience)
    }
}

extension HomeAssistantPatience {
    static var eager: HomeAssistantPatience {
        var patience = HomeAssistantPatience()
        patience.reconnection = Backoff(limit: .max, first: .milliseconds(5), ceiling: .milliseconds(20))
        patience.settling = .milliseconds(5)
        patience.start = .milliseconds(5)
        patience.token = .milliseconds(5)
        return patience
    }
}
