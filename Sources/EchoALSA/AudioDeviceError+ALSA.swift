import CALSA
import Echo
import Glibc

extension AudioDeviceError {
    /// What one of ALSA's negative numbers means.
    init(code: Int, step: ALSAStep, direction: Direction) {
        switch (Int32(truncatingIfNeeded: -code), step) {
        case (ECONNREFUSED, _), (ECONNRESET, _), (EHOSTDOWN, _), (EPIPE, .opening): self = .noSoundServer(direction)
        case (ENOENT, _), (ENODEV, _), (ENXIO, _), (EIO, .configuring): self = .noDevice(direction)
        case (EBUSY, _), (EAGAIN, .opening): self = .busy(direction)
        case (EACCES, _), (EPERM, _): self = .permissionDenied(direction)
        case (ETIMEDOUT, _): self = .stalled(direction)
        default:
            let reason = snd_strerror(Int32(truncatingIfNeeded: code)).map { String(cString: $0) } ?? "error \(code)"
            self = .failed(direction, reason: reason)
        }
    }
}
