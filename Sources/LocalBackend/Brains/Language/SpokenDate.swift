/// A date as it was said, with or without its year.
enum SpokenDate: Hashable {
    /// Today, tomorrow, Friday.
    case near(CivilDay)
    case complete(CivilDay)
    case yearly(month: Int, day: Int)

    enum Failure: Error, Hashable {
        case noDate
        /// "February 30, 2024".
        case noSuchDay(String)
        case yearTooFar
    }
}
