import EchoScreen
import EchoServing
import PhoneBridge
import Testing

@testable import Phone

@Suite struct `How often clients of a bridge may ask` {
    @Test func `is what the settings say, also for those of this machine`() {
        var (bridge, phone) = (BridgeConfiguration(token: .random()), PhonePreferences())
        let usual = bridge.limits
        bridge.limitRequests(by: phone)
        #expect(bridge.limits == usual)

        phone.requestsPerSecond = 5
        bridge.limitRequests(by: phone)
        #expect(bridge.limits.rate == RequestRate(perSecond: 5, burst: 50, countsLoopback: true))
        #expect(bridge.limits.probeRate == usual.probeRate)
    }

    @Test func `and how often each caller may call is part of who may`() {
        var phone = PhonePreferences()
        #expect(CallPolicy.reading(phone, allowing: []).policy.limits.callsPerCaller == nil)
        phone.callsPerCaller = 3
        #expect(CallPolicy.reading(phone, allowing: []).policy.limits.callsPerCaller == 3)
    }
}
