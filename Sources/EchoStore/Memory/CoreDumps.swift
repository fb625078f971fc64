import Glibc

/// Copies of the memory that the system writes to the disk when a program crashes: with a key in it there are none.
enum CoreDumps {
    static func turnOff() {
        var limit = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    }
}
