import EchoConcurrency
import EchoServing
import Foundation
import NIOCore
import NIOPosix

/// A telephone of ours: one port for SIP, two for the sound of each call, all on one event loop.
///
/// It performs what dialogs, registrations and sessions of sound decide, and decides nothing itself but who is let in.
public actor SIPEndpoint {
    typealias Instant = ContinuousClock.Instant

    let loop: any EventLoop
    /// Its work is done where the datagrams come in, without a hop.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { loop.executor.asUnownedSerialExecutor() }

    let settings: SIPSettings
    /// Of the machines that are called.
    var lookup: HostLookup { HostLookup(listening: settings.host) }
    /// Calls that ring here. Those nobody takes are told that nobody is there.
    public nonisolated let incoming: AsyncStream<IncomingSIPCall>
    private let arrivals: AsyncStream<IncomingSIPCall>.Continuation
    /// To be told to strangers who belong to no dialog.
    let tag = SIPEndpoint.token()
    var channel: (any Channel)?
    /// Those that others connect to.
    var listeners: [SIPTransport: any Channel] = [:]
    /// Connections that are there, and what waits for one that is being made.
    var streams: [SIPFlow: any Channel] = [:]
    var waiting: [SIPFlow: [ByteBuffer]] = [:]
    /// There as soon as something is to be encrypted.
    var security: SIPStreamSecurity?
    var isStopping = false
    /// By their Call-ID, also those that are over, as long as something of them may still come.
    var calls: [String: SIPCall] = [:]
    var registrations: [String: SIPRegistrationEntry] = [:]
    var allowance: TokenBucket
    var check: CallerCheck?
    var guesses = SIPGuesses()
    /// Addresses of the machines that are believed by their names.
    private var believed: Set<String> = []
    /// Told of each call of this endpoint that nobody vouches for and that is not let in; it must not wait.
    let onStranger: @Sendable (_ host: String, SIPStranger) -> Void
    /// The steps of time on which sound is sent begin here.
    let origin: Instant
    var wake: (at: Instant, task: Scheduled<Void>)?
    private let settled = OneTimeEvent()

    public init(
        _ settings: SIPSettings = SIPSettings(),
        group: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton,
        onStranger: @escaping @Sendable (_ host: String, SIPStranger) -> Void = { _, _ in }
    ) {
        self.settings = settings
        self.onStranger = onStranger
        loop = group.next()
        let now = Instant.now
        origin = now
        (incoming, arrivals) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(settings.maximumCalls))
        let rate = Double(settings.messagesPerSecond)
        allowance = TokenBucket(perSecond: rate, burst: rate, at: now)
        check = settings.callers.map { CallerCheck(realm: "echo-tui", passwords: $0, start: now) }
    }

    /// The port it really has; nil before `start()`.
    public var port: Int? { channel?.localAddress?.port }

    /// The port for TLS that it really has; nil without one.
    public var tlsPort: Int? { listeners[.tls]?.localAddress?.port }

    /// Calls that are not over.
    public var activeCalls: Int { calls.values.count { !$0.isClosed } }

    public func start() async throws(SIPEndpointError) {
        guard !isStopping, channel == nil else { throw .stopped }
        for case .name(let name) in settings.trusted {
            let found = await lookup.numbers(of: name)
            guard !found.isEmpty else { throw .unknownName(name) }
            believed.formUnion(found)
        }
        do {
            security = try SIPStreamSecurity(settings.identity, authorities: settings.authorities)
        } catch {
            throw .unusableCertificate
        }
        var attempts = settings.port == 0 ? Self.attempts : 1
        while true {
            attempts -= 1
            do {
                return try await bind()
            } catch let error as IOError where error.errnoCode == EADDRINUSE {
                let isStream = channel != nil && (listeners[.tcp] != nil || !settings.takesTCP)
                closePorts()
                guard attempts > 0 else { throw .addressInUse(port: isStream ? settings.tlsPort : settings.port) }
            } catch {
                closePorts()
                throw .addressUnusable(host: settings.host)
            }
        }
    }

    /// A port that is free for UDP may be somebody's for TCP: another one then.
    private static let attempts = 8

    private func bind() async throws {
        channel = try await DatagramHandler.bind(
            settings.host, settings.port, on: loop, size: SIPMessage.sizeLimit + 1
        ) { [weak self] datagram in
            self?.assumeIsolated { $0.receive(datagram) }
        }
        try await listenToStreams()
    }

    /// Hangs up everywhere, waits a second at most until that was heard, and closes every port.
    public func stop() async {
        guard !isStopping else { return await settled.wait() }
        isStopping = true
        for call in calls.values where !call.isClosed { end(call) }
        endRegistrations()
        noticeSilence()
        await settled.wait(within: .seconds(1))
        close()
    }

    private func close() {
        settled.happen()
        arrivals.finish()
        for call in calls.values {
            finish(call, .lost)
            call.ports?.close()
        }
        for id in registrations.keys { registrations[id]?.answer(.over) }
        (calls, registrations) = ([:], [:])
        wake?.task.cancel()
        wake = nil
        closePorts()
    }

    private func closePorts() {
        closeStreams()
        channel?.close(promise: nil)
        channel = nil
    }

    private func end(_ call: SIPCall) {
        let now = Instant.now
        let rejection = call.dialog.state == .ringing ? call.dialog.reject(480, at: now) : []
        perform(rejection + call.dialog.hangUp(at: now), for: call, at: now)
    }

    /// Lets `stop()` return as soon as nobody has to be told anything any more.
    func noticeSilence() {
        guard isStopping else { return }
        let isBusy = calls.values.contains { $0.dialog.hasToTell }
        let isLeaving = registrations.values.contains { $0.rules.state == .leaving }
        if !isBusy, !isLeaving { settled.happen() }
    }

    /// - Returns: whether somebody may still take it.
    func announce(_ call: IncomingSIPCall) -> Bool {
        if case .enqueued = arrivals.yield(call) { true } else { false }
    }

    /// Does it in order, whoever asks from wherever, without waiting for it.
    nonisolated func enqueue(_ work: @escaping @Sendable (isolated SIPEndpoint) -> Void) {
        loop.execute { self.assumeIsolated { work($0) } }
    }

    func schedule(at moment: Instant, _ now: Instant) {
        if let wake, wake.at <= moment { return }
        wake?.task.cancel()
        let delay = max(.zero, moment - now)
        let task = loop.scheduleTask(in: .nanoseconds(Int64(delay / .nanoseconds(1)))) { [weak self] in
            guard let self else { return }
            assumeIsolated { $0.awake() }
        }
        wake = (moment, task)
    }

    /// Opens the ports of a call, which takes a moment in which much can happen.
    func openPorts(for id: String) async throws -> MediaPorts {
        try await MediaPorts.open(
            at: settings.host, in: settings.mediaPorts, on: loop,
            receive: { [weak self] datagram in self?.assumeIsolated { $0.receive(sound: datagram, of: id) } },
            report: { [weak self] datagram in self?.assumeIsolated { $0.receive(report: datagram, of: id) } })
    }

    static func token() -> String {
        var random = SystemRandomNumberGenerator()
        return String(random.next(), radix: 36) + String(random.next(), radix: 36) + "echotoken"
    }

    /// The machine whose word about callers counts.
    func isBelieved(_ host: String) -> Bool {
        believed.contains(host) || settings.trusted.contains { $0.contains(host) }
            || registrations.values.contains { $0.hosts.contains(host) }
    }

    /// Somebody is believed: then who is not has no business here.
    var believesSomebody: Bool { !settings.trusted.isEmpty || !registrations.isEmpty }

    /// Where `peer` reaches this side.
    func place(facing peer: SIPFlow) -> SIPPlace {
        let isAnywhere = IPAddress(settings.host)?.isUnspecified == true
        let own = isAnywhere ? HostLookup.own(facing: peer.address) : settings.host
        // What others are told is of the kind that they can reach.
        let announced = settings.announcedHost.flatMap { told in
            IPAddress(told)?.isV6 == IPAddress(own)?.isV6 ? told : nil
        }
        // Who takes no connections has a port all the same: one of zero is no address to others.
        let port = peer.transport == .tls ? tlsPort ?? peer.transport.usualPort : port ?? settings.port
        return SIPPlace(
            host: announced ?? own, port: port, user: settings.user, transport: peer.transport)
    }

    /// Of a new call; its port is not known yet.
    func media(at place: SIPPlace) -> LocalMedia {
        var media = LocalMedia(
            host: place.host, port: 0, codecs: settings.codecs, sessionID: .random(in: 1..<1 << 53))
        media.key = MediaKey.random()
        return media
    }

    func write(_ message: SIPMessage, to peer: SIPFlow) {
        let bytes = ByteBuffer(bytes: message.bytes)
        guard !peer.transport.isReliable else { return writeStream(bytes, to: peer) }
        channel?.writeAndFlush(AddressedEnvelope(remoteAddress: peer.address, data: bytes), promise: nil)
    }
}
