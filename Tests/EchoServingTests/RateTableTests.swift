import NIOCore
import Testing

@testable import EchoServing

@Suite struct `An address may ask so often` {
    private let start = ContinuousClock.now

    @Test func `a burst at once, and then as fast as tokens come`() {
        var table = RateTable<String>(RequestRate(perSecond: 2, burst: 3))

        let first = (0..<4).map { _ in table.take("a", at: start) }
        #expect(first == [nil, nil, nil, .milliseconds(500)])
        #expect(table.take("a", at: start + .milliseconds(250)) == .milliseconds(250))
        #expect(table.take("a", at: start + .milliseconds(500)) == nil)
        #expect(table.take("a", at: start + .milliseconds(500)) == .milliseconds(500))
    }

    @Test func `and never more than the burst, however long it was silent`() {
        var table = RateTable<String>(RequestRate(perSecond: 2, burst: 3))
        _ = table.take("a", at: start)

        let later = (0..<4).map { _ in table.take("a", at: start + .seconds(3600)) }

        #expect(later.map { $0 == nil } == [true, true, true, false])
    }

    @Test func `whatever others ask`() {
        var table = RateTable<String>(RequestRate(perSecond: 1, burst: 1))
        _ = table.take("a", at: start)

        #expect(table.take("a", at: start) != nil)
        #expect(table.take("b", at: start) == nil)
    }

    @Test func `of a million addresses as many are remembered as there is room for, the latest`() {
        var table = RateTable<Int>(RequestRate(perSecond: 0.001, burst: 1), capacity: 1000)

        for address in 0..<100_000 { _ = table.take(address, at: start + .microseconds(address)) }

        #expect(table.count <= 1000)
        #expect(table.take(99_999, at: start + .seconds(1)) != nil)
        #expect(table.take(0, at: start + .seconds(1)) == nil)
    }

    @Test(arguments: [
        ("127.0.0.1", "127.0.0.2", false), ("10.0.0.1", "10.0.0.1", true), ("::ffff:10.0.0.1", "10.0.0.1", true),
        ("::ffff:10.0.0.1", "::ffff:10.0.0.2", false), ("2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", true),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", false),
    ])
    func `and of IPv6 a network is one address`(one: String, other: String, isSame: Bool) throws {
        let one = try PeerAddress(SocketAddress(ipAddress: one, port: 1))
        let other = try PeerAddress(SocketAddress(ipAddress: other, port: 2))

        #expect((one == other) == isSame)
    }

    @Test func `this machine is known by its address`() throws {
        let names = ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "10.0.0.1", "::2"]
        let addresses = try names.map { PeerAddress(try SocketAddress(ipAddress: $0, port: 1)) }

        #expect(addresses.map { $0?.isLoopback } == [true, true, true, true, false, false])
    }
}
