import EchoServing
import Testing

@testable import Phone

@Suite struct `The proxies of the settings` {
    @Test func `are trusted, and what is no address is told`() {
        let (proxies, problems) = TrustedProxies.reading(["10.0.0.1", "2001:db8::1", "proxy.example.com"])
        #expect(proxies == TrustedProxies(["10.0.0.1", "2001:db8::1"]))
        #expect(
            problems == ["“proxy.example.com” in [phone] proxies is not the address of a proxy, such as 10.0.0.1."])
    }

    @Test func `are none where the list is empty, and not said without one`() {
        #expect(TrustedProxies.reading([]).proxies == TrustedProxies([]))
        #expect(TrustedProxies.reading(nil).proxies == nil)
    }
}
