import EchoScreen
import EchoServing
import PhoneBridge

extension BridgeConfiguration {
    /// How often one address may ask, as the settings say; after a while without a request, ten seconds' worth at once.
    package mutating func limitRequests(by phone: PhonePreferences) {
        guard let most = phone.requestsPerSecond.map(Double.init) else { return }
        limits.rate = RequestRate(perSecond: most, burst: most * 10, countsLoopback: true)
    }
}
