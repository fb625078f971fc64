/// For whom a PIN is typed.
enum HousePersonAsking: Hashable, Sendable {
    /// Whose PIN it is, is seen by it; or it is to be that person's.
    case who(String?)
    /// Of somebody new, or a new one; first it is typed, then once more.
    case new(HousePerson, first: HousePIN?)
}
