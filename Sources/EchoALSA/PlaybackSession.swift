import Echo
import EchoAudio
import Glibc
import Synchronization

/// One opening of the loudspeaker, from start to stop: performs what `PlaybackMachine` decides.
final class PlaybackSession: Sendable {
    /// What the device has is played out before another goes on, for so long at most.
    private static let longestPlayingOut: Duration = .milliseconds(300)

    private let choice: Mutex<DeviceChoice>
    private let shield: EchoShield?
    private let tuning: DeviceTuning
    private let onEvent: @Sendable (AudioPlaybackEvent) -> Void
    private let machine = Mutex(PlaybackMachine(at: .now))
    private let estimate = Mutex(HeardEstimate())
    private let recoveries = Mutex(RecoveryWatch())
    private let untold = Mutex(UntoldSound())
    private let reporter = Mutex(FailureReporter())
    /// Held while an event is delivered, so that none comes after closing.
    private let isDelivering = Mutex(true)
    private let supervisor = Mutex<DeviceSupervisor?>(nil)

    init(
        _ choice: DeviceChoice, shield: EchoShield? = nil, tuning: DeviceTuning = DeviceTuning(),
        onEvent: @escaping @Sendable (AudioPlaybackEvent) -> Void
    ) {
        self.choice = Mutex(choice)
        self.shield = shield
        self.tuning = tuning
        self.onEvent = onEvent
    }

    func start() {
        let supervisor = DeviceSupervisor(
            "echo-playback", body: { self.run($0) }, onStall: { self.lose(.stalled(.playback)) },
            onTick: { self.finish(self.machine.withLock { $0.tick(at: .now) }) })
        self.supervisor.withLock { $0 = supervisor }
        shield?.onListening { [weak self] in self?.wake() }
        supervisor.start()
    }

    func stop() async {
        isDelivering.withLock { $0 = false }
        await supervisor.withLock { $0.take() }?.stop()
    }

    func abandon() {
        isDelivering.withLock { $0 = false }
        supervisor.withLock { $0.take() }?.abandon()
    }

    func enqueue(_ sound: PCM16, item: String) {
        if machine.withLock({ $0.enqueue(sound.samples, item: item) }) { wake() }
    }

    func endOfItem(_ item: String) {
        machine.withLock { $0.endOfItem(item) }
        wake()
    }

    func duck() {
        machine.withLock { $0.duck() }
        wake()
    }

    func restore() {
        machine.withLock { $0.restore() }
        wake()
    }

    func interrupt() -> [RenderedItem] {
        defer { wake() }
        return machine.withLock { $0.interrupt() }
    }

    func takeBack() -> [QueuedSound] {
        defer { wake() }
        return machine.withLock { $0.takeBack() }
    }

    /// Takes effect when what the device has was heard.
    func use(device: String?) {
        choice.withLock { $0.use(device) }
        wake()
    }

    private func wake() { supervisor.withLock { $0 }?.wake() }

    private func run(_ lease: Lease) {
        var policy = ReopenPolicy()
        while lease.isValid {
            lease.beat()
            let current = choice.withLock(\.self)
            do {
                let device = try ALSADevice.open(current.options, .playback)
                guard lease.isValid else { return }
                machine.withLock { $0.deviceOpened() }
                estimate.withLock { $0 = HeardEstimate() }
                tellReplacement()
                try play(device, lease, current.number) { policy.worked(at: .now) }
                try playOut(device, lease)
                machine.withLock { $0.deviceLost(at: .now) }
            } catch {
                guard lease.isValid else { return }
                loseDevice()
                guard let wait = policy.lost(error, at: .now) else { continue }
                if choice.withLock({ $0.failed(error, of: current.number) }) { continue }
                report(error)
                lease.pause(until: .now + wait) { self.choice.withLock { $0.number == current.number } }
            }
        }
    }

    /// The default device goes on in the place of the chosen one: told once.
    private func tellReplacement() {
        if choice.withLock({ $0.tellsReplacement() }) { report(.replaced(.playback)) }
    }

    /// Until the lease is revoked, or another device than this number's is chosen.
    private func play(
        _ device: ALSADevice, _ lease: Lease, _ number: Int, onSound: () -> Void
    ) throws(AudioDeviceError) {
        var watch = ProgressWatch<Int>(at: .now)
        var written = 0
        var isProved = false
        while lease.isValid, choice.withLock({ $0.number == number }) {
            lease.beat()
            let room = try self.room(of: device, lease)
            let fill = max(0, device.buffer - room)
            try account(device, lease, fill: fill)
            if !isProved, device.isRunning, written > fill {
                isProved = true
                onSound()
                tellOpened()
            }
            if watch.isStalled(position: written - fill, isExpected: device.isRunning && fill > 0, at: .now) {
                throw .stalled(.playback)
            }
            let isListenedTo = shield?.isListening ?? false
            let (step, isDry) = machine.withLock {
                $0.isListenedTo = isListenedTo
                let isDry = $0.isDry(fill: fill)
                return ($0.next(room: room, fill: fill, at: .now), isDry)
            }
            if isDry { shield?.tore() }
            switch step {
            case .write(let samples):
                written += try write(samples, to: device, lease)
            case .waitForRoom: try waitForRoom(device, lease, room: room)
            case .wait(let time): lease.wake.wait(for: time)
            case .stop:
                let status = device.rest()
                try goOn(lease)
                try check(status)
                // After a second of silence nothing is on its way any more, whatever the device told.
                finishAll()
            case .rest:
                tellOpened()
                lease.rest()
            }
        }
    }

    /// A device that only opens may still not work: it does when what it was given is played, or there is nothing.
    private func tellOpened() {
        machine.withLock { $0.deviceWorks() }
        if reporter.withLock({ $0.opened() }) { emit(.opened) }
    }

    /// Lets a device that plays finish what it has, so that another neither repeats nor leaves out a sample.
    private func playOut(_ device: ALSADevice, _ lease: Lease) throws(AudioDeviceError) {
        try goOn(lease)
        // What a device has that did not begin waits in the queue again.
        guard device.isRunning else { return }
        let deadline = ContinuousClock.now + Self.longestPlayingOut
        while lease.isValid, device.isRunning, ContinuousClock.now < deadline {
            lease.beat()
            let available = device.available()
            let fill = max(0, device.buffer - available)
            // An underrun means that everything was played.
            let delay = ReportedDelay.plausible(device.delay(), buffer: device.buffer) ?? fill
            guard available >= 0, max(fill, delay) > 0 else { break }
            try account(device, lease, fill: fill)
            lease.wake.wait(for: .milliseconds(5))
        }
        try goOn(lease)
        finishAll()
    }

    /// After a call that may hang: what it gave counts only while no other thread has the loudspeaker.
    private func goOn(_ lease: Lease) throws(AudioDeviceError) { if !lease.goesOn { throw .stalled(.playback) } }

    /// Frames the device can take; an underrun is mended on the way.
    private func room(of device: ALSADevice, _ lease: Lease) throws(AudioDeviceError) -> Int {
        let available = device.available()
        try goOn(lease)
        guard available < 0 else { return min(available, device.buffer) }
        try recover(device, lease, from: available)
        return device.buffer
    }

    private func recover(_ device: ALSADevice, _ lease: Lease, from code: Int) throws(AudioDeviceError) {
        // A device whose server has gone may be "mended" for ever.
        if recoveries.withLock({ $0.isHopeless(at: .now) }) { throw .stalled(.playback) }
        let status = device.recover(code)
        try goOn(lease)
        try check(status)
        machine.withLock { $0.ranDry() }
        shield?.tore()
        // An underrun means that everything was played.
        finishAll()
    }

    /// Counts what was heard; a device that has not begun has played nothing.
    private func account(_ device: ALSADevice, _ lease: Lease, fill: Int) throws(AudioDeviceError) {
        let late = FrameCount.frames(tuning.current.latency)
        let delay =
            device.isRunning
            ? late + max(fill, ReportedDelay.plausible(device.delay(), buffer: device.buffer) ?? fill) : .max
        try goOn(lease)
        estimate.withLock { $0.accounted(fill: fill, delay: delay, at: .now) }
        finish(machine.withLock { $0.outputDelay(delay) })
    }

    /// Returns how many frames were taken.
    private func write(
        _ samples: [Int16], to device: ALSADevice, _ lease: Lease
    ) throws(AudioDeviceError) -> Int {
        let tuning = tuning.current
        let sound = SampleGain.applied(tuning.gain, to: samples)
        let count = device.write(sound)
        try goOn(lease)
        if count == -Int(EAGAIN) { return 0 }
        guard count >= 0 else {
            try recover(device, lease, from: count)
            return 0
        }
        let started = machine.withLock { $0.wrote(samples[..<count]) }
        estimate.withLock { $0.wrote(count) }
        if !device.isRunning {
            let fill = device.buffer - max(0, device.available())
            let status = machine.withLock { $0.shouldStart(fill: fill) } ? device.start() : 0
            try goOn(lease)
            try check(status)
        }
        for item in started { emit(.started(item: item)) }
        if count > 0 {
            let heardAt = heardAt(device) + tuning.latency
            shield?.played(sound[..<count], lastHeardAt: heardAt)
            render(sound[..<count], heardAt: heardAt)
        }
        return count
    }

    /// When what was written last leaves the device, as well as it can tell.
    private func heardAt(_ device: ALSADevice) -> ContinuousClock.Instant {
        let delay = device.timedDelay() ?? (0, .now)
        return delay.at + FrameCount.duration(ReportedDelay.plausible(delay.frames, buffer: device.buffer) ?? 0)
    }

    private func render(_ samples: ArraySlice<Int16>, heardAt: ContinuousClock.Instant) {
        for part in machine.withLock({ $0.parts(of: samples) }) {
            let behind = FrameCount.duration(samples.endIndex - part.samples.endIndex)
            let pieces = untold.withLock { $0.append(part.samples, item: part.item, heardAt: heardAt - behind) }
            for piece in pieces { tell(piece) }
        }
    }

    private func tell(_ piece: UntoldSound.Piece) {
        emit(.rendered(PCM16(piece.samples), item: piece.item, heardAt: piece.heardAt))
    }

    private func waitForRoom(_ device: ALSADevice, _ lease: Lease, room: Int) throws(AudioDeviceError) {
        // A device that is full before it should have been started is never ready.
        if !device.isRunning {
            let status = device.start()
            try goOn(lease)
            if status < 0 { return try recover(device, lease, from: status) }
        }
        let isReady = device.wait(or: lease.wake, for: .milliseconds(100))
        // Some devices say that they are ready when they are not.
        if isReady, device.available() == room { lease.wake.wait(for: .milliseconds(2)) }
    }

    private func check(_ status: Int) throws(AudioDeviceError) {
        if status < 0 { throw AudioDeviceError(code: status, step: .running, direction: .playback) }
    }

    private func lose(_ error: AudioDeviceError) {
        loseDevice()
        report(error)
    }

    /// What may have been heard counts as heard: the rest waits for another device.
    private func loseDevice() {
        let unheard = estimate.withLock { $0.unheard(at: .now) }
        finish(machine.withLock { $0.outputDelay(unheard) })
        machine.withLock { $0.deviceLost(at: .now) }
    }

    /// Everything the device had was heard.
    private func finishAll() { finish(machine.withLock { $0.outputDelay(0) }) }

    private func finish(_ items: [String]) {
        for first in machine.withLock({ $0.takeFirstHeard(at: .now) }) { emit(.heard(item: first.item, at: first.at)) }
        if !items.isEmpty, let last = untold.withLock({ $0.take() }) { tell(last) }
        for item in items { emit(.finished(item: item)) }
    }

    private func report(_ error: AudioDeviceError) {
        if reporter.withLock({ $0.failed(error, at: .now) }) { emit(.failed(error, retrying: true)) }
    }

    private func emit(_ event: AudioPlaybackEvent) {
        isDelivering.withLock { if $0 { onEvent(event) } }
    }
}
